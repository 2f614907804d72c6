/**
 * What was typed into forms, for as long as the tab lives: a form that is closed, or a page that is left and come back to,
 * has everything in place. In memory only: names typed must not reach a disk, and browsers write session storage to it.
 */
import { type RefObject, useLayoutEffect } from 'react';
import { setUnsaved } from './unsaved-work.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** By name; of radio buttons and checkboxes the chosen value, '' for none. */
export type Values = ReadonlyMap<string, string>;

const kept = new Map<string, Values>();
/** Forms on the screen. */
const shown = new Map<string, HTMLFormElement>();

const isToggle = (control: Control): control is HTMLInputElement => control.type === 'checkbox' || control.type === 'radio';
const isTyped = (control: Control): boolean => !isToggle(control) && !(control instanceof HTMLSelectElement) && control.value.trim() !== '';

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter((element): element is Control => 'value' in element && 'name' in element && element.name !== '');
}

function readValues(form: HTMLFormElement): Values {
  const values = new Map<string, string>();
  for (const control of controlsOf(form)) {
    if (!isToggle(control) || control.checked) values.set(control.name, control.value);
    else if (!values.has(control.name)) values.set(control.name, '');
  }
  return values;
}

function writeValues(form: HTMLFormElement, values: Values): void {
  for (const control of controlsOf(form)) {
    const value = values.get(control.name);
    if (value === undefined) continue;
    if (isToggle(control)) control.checked = control.value === value;
    else control.value = value;
  }
}

function keep(key: string, form: HTMLFormElement): void {
  kept.set(key, readValues(form));
  setUnsaved(`form:${key}`, controlsOf(form).some(isTyped));
}

/**
 * Keeps an uncontrolled form. On a prerendered page the controls may hold what was typed before the app was there: that stays.
 * Controls are filled in before effects run, so that a field may read its own value in one.
 */
export function useKeptForm(key: string, form: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const values = kept.get(key);
    if (values) writeValues(element, values);
    else keep(key, element);
    shown.set(key, element);
    const changed = (): void => keep(key, element);
    element.addEventListener('input', changed);
    element.addEventListener('change', changed);
    return () => {
      if (shown.get(key) === element) shown.delete(key);
      element.removeEventListener('input', changed);
      element.removeEventListener('change', changed);
    };
  }, [key, form]);
}

/**
 * Fills in a form that is on the screen, and tells its fields.
 * @returns what it held before
 */
export function fillForm(form: HTMLFormElement, values: Values): Values {
  const before = readValues(form);
  writeValues(form, values);
  for (const control of controlsOf(form)) control.dispatchEvent(new Event('input', { bubbles: true }));
  return before;
}

/** Puts values into a form, on the screen or for when it is opened; its other fields stay. */
export function putIntoForm(key: string, values: Values): void {
  const form = shown.get(key);
  if (form) fillForm(form, values);
  else kept.set(key, new Map([...(kept.get(key) ?? []), ...values]));
}

/** @returns what the form held before */
export function clearForm(form: HTMLFormElement): Values {
  return fillForm(form, new Map([...readValues(form).keys()].map((name) => [name, ''])));
}

/** Once it was sent: the next time the form begins empty. */
export function forgetForm(key: string): void {
  kept.delete(key);
  markFormUsed(key);
}

/** What is typed stays, and need no longer be asked about: something came of it. */
export function markFormUsed(key: string): void {
  setUnsaved(`form:${key}`, false);
}
