/**
 * What is pressed before the app has loaded. A page is there long before its scripts are on a slow line: until then the page's
 * own lines keep a form from being sent by the browser and remember what was pressed; the app carries it out when it is there.
 */
declare global {
  interface Window {
    /** Forms and buttons, in the order they were pressed, each once: who presses again wants the same. */
    earlyPresses?: (HTMLFormElement | HTMLButtonElement)[];
  }
}

export const EARLY_NOTE_ID = 'early-note';

/** Stands in the page's head. It changes nothing inside #root, which hydration must find as it was rendered. */
export const EARLY_PRESSES_SCRIPT = `(()=>{const p=window.earlyPresses=[],press=e=>{if(!p.includes(e))p.push(e);document.getElementById('${EARLY_NOTE_ID}').textContent='Getting ready. What you pressed is carried out as soon as the page has loaded.'},on=(t,f)=>addEventListener(t,e=>{if(!document.documentElement.dataset.hydrated)f(e)},true);on('submit',e=>{e.preventDefault();press(e.target)});on('click',e=>{const b=e.target.closest('button[type=button]:not([popovertarget])');if(b)press(b)})})()`;

/** Call when the page has hydrated: from here on the app hears everything itself. */
export function carryOutEarlyPresses(): void {
  document.documentElement.dataset['hydrated'] = 'true';
  const pressed = window.earlyPresses?.splice(0) ?? [];
  if (pressed.length === 0) return;
  const note = document.querySelector(`#${EARLY_NOTE_ID}`);
  if (note) note.textContent = '';
  // After the commit that this is called from: what is pressed may render.
  queueMicrotask(() => {
    for (const element of pressed) {
      if (element instanceof HTMLFormElement) element.requestSubmit();
      else element.click();
    }
  });
}
