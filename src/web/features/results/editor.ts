/**
 * The editor of a sheet: headings, text, lists and table cells, with undo. Its schema knows nothing else, so whatever is
 * pasted into it becomes one of these or plain text.
 */
import { baseKeymap, chainCommands, exitCode, setBlockType, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { DOMParser as SheetParser, DOMSerializer, Schema } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, EditorState } from 'prosemirror-state';
import { goToNextCell, tableEditing, tableNodes } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { cleanHtml } from './render-markdown.ts';

const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: {
      attrs: { level: { default: 2 } },
      content: 'inline*',
      group: 'block',
      defining: true,
      parseDOM: [1, 2, 3, 4].map((level) => ({ tag: `h${level}`, attrs: { level } })),
      toDOM: ({ attrs }) => [`h${String(attrs['level'])}`, 0],
    },
    blockquote: { content: 'block+', group: 'block', defining: true, parseDOM: [{ tag: 'blockquote' }], toDOM: () => ['blockquote', 0] },
    horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    ordered_list: {
      attrs: { start: { default: 1 } },
      content: 'list_item+',
      group: 'block',
      parseDOM: [{ tag: 'ol', getAttrs: (list) => ({ start: (list as HTMLOListElement).start }) }],
      toDOM: ({ attrs }) => (attrs['start'] === 1 ? ['ol', 0] : ['ol', { start: String(attrs['start']) }, 0]),
    },
    bullet_list: { content: 'list_item+', group: 'block', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
    list_item: { content: 'paragraph block*', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    ...tableNodes({ tableGroup: 'block', cellContent: 'paragraph+', cellAttributes: {} }),
    text: { group: 'inline' },
    hard_break: { inline: true, group: 'inline', selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
    figure: {
      attrs: { src: {}, alt: { default: '' } },
      inline: true,
      group: 'inline',
      draggable: true,
      parseDOM: [{ tag: 'img[src]', getAttrs: (image) => ({ src: image.getAttribute('src'), alt: image.getAttribute('alt') ?? '' }) }],
      toDOM: ({ attrs }) => ['img', { src: String(attrs['src']), alt: String(attrs['alt']) }],
    },
  },
  marks: {
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
    del: { parseDOM: [{ tag: 'del' }, { tag: 's' }], toDOM: () => ['del', 0] },
    code: { parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
  },
});

const { nodes, marks } = schema;
const lineBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** What the buttons above the sheet do. */
export const EDITOR_COMMANDS = {
  undo,
  redo,
  bold: toggleMark(marks.strong),
  italic: toggleMark(marks.em),
  heading: toggleBlock('heading'),
  bullets: toggleList('bullet_list'),
  numbers: toggleList('ordered_list'),
} as const satisfies Readonly<Record<string, Command>>;

export type EditorCommand = keyof typeof EDITOR_COMMANDS;

function toggleBlock(name: 'heading'): Command {
  return (state, dispatch) => {
    const isThere = state.selection.$from.parent.type === nodes[name];
    return setBlockType(isThere ? nodes.paragraph : nodes[name])(state, dispatch);
  };
}

function toggleList(name: 'bullet_list' | 'ordered_list'): Command {
  return chainCommands(liftListItem(nodes.list_item), wrapInList(nodes[name]));
}

export interface SheetEditor {
  run(command: EditorCommand): void;
  focus(): void;
  destroy(): void;
}

/**
 * Makes `place` editable.
 * @param html clean HTML
 * @param onChange told the clean HTML after each change
 * @param onLeave Escape: out of the editor, not out of the dialog around it
 */
export function createEditor(place: HTMLElement, html: string, onChange: (html: string) => void, onLeave: () => void): SheetEditor {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const leave: Command = () => {
    onLeave();
    return true;
  };
  const view = new EditorView(place, {
    state: EditorState.create({
      doc: SheetParser.fromSchema(schema).parse(body),
      plugins: [
        history(),
        keymap({
          'Mod-z': undo,
          'Mod-y': redo,
          'Mod-Shift-z': redo,
          'Mod-b': EDITOR_COMMANDS.bold,
          'Mod-i': EDITOR_COMMANDS.italic,
          'Shift-Enter': chainCommands(exitCode, lineBreak),
          Enter: splitListItem(nodes.list_item),
          Tab: chainCommands(goToNextCell(1), sinkListItem(nodes.list_item)),
          'Shift-Tab': chainCommands(goToNextCell(-1), liftListItem(nodes.list_item)),
          Escape: leave,
        }),
        keymap(baseKeymap),
        tableEditing(),
      ],
    }),
    transformPastedHTML: cleanHtml,
    attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'The result, to be edited', class: 'prose sheet editing' },
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction));
      if (transaction.docChanged) onChange(htmlOf(view.state));
    },
  });
  return {
    run(command) {
      EDITOR_COMMANDS[command](view.state, (transaction) => view.dispatch(transaction), view);
      view.focus();
    },
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}

function htmlOf({ doc }: EditorState): string {
  const holder = document.createElement('div');
  holder.append(DOMSerializer.fromSchema(schema).serializeFragment(doc.content));
  return cleanHtml(tidied(holder));
}

/** As the sheet's own renderer writes it: no paragraphs inside items and cells, headings of a table in its head. */
function tidied(holder: HTMLElement): string {
  for (const paragraph of holder.querySelectorAll('li > p:first-child, td > p:only-child, th > p:only-child')) {
    paragraph.replaceWith(...paragraph.childNodes);
  }
  for (const table of holder.querySelectorAll('table')) {
    const [first, ...rest] = table.rows;
    const isHead = first !== undefined && [...first.cells].every((cell) => cell.tagName === 'TH');
    if (isHead) {
      table.createTHead().append(first);
      for (const cell of first.cells) cell.scope = 'col';
    }
    for (const row of isHead ? rest : table.rows) {
      for (const cell of row.querySelectorAll('th')) cell.scope = 'row';
    }
  }
  return holder.innerHTML;
}
