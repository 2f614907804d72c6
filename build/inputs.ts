/** Keeps account of what a build reads, for scripts/stale-parts.mjs to know when it has to be made again. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Plugin, Visitor, parseSync } from 'vite';

export interface Inputs {
  /** From the project's root, in order. */
  readonly files: readonly string[];
  /** From the project's root as well: 'src/composer/math/skills/*.ts'. A file that is new and matches is read too. */
  readonly patterns: readonly string[];
}

/** The patterns of every `import.meta.glob` in a module. */
export function globsIn(file: string, code: string): string[] {
  if (!code.includes('import.meta.glob')) return [];
  const patterns: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'MetaProperty') return;
      const literals = first?.type === 'ArrayExpression' ? first.elements : [first];
      for (const literal of literals) {
        if (literal?.type !== 'Literal' || typeof literal.value !== 'string') throw new Error(`${file}: a glob must be a literal`);
        patterns.push(literal.value);
      }
    },
  }).visit(parseSync(file, code).program);
  return patterns;
}

export class InputRecorder {
  readonly #root: string;
  readonly #files = new Set<string>();
  readonly #patterns = new Set<string>();

  constructor(root: string) {
    this.#root = root;
  }

  add(id: string): void {
    const [file = ''] = id.split('?');
    const relative = path.relative(this.#root, file);
    const isOurs = path.isAbsolute(file) && !relative.startsWith('..') && !/^(?:node_modules|dist)\b/u.test(relative);
    // Other modules are the bundler's own, or the lock file's.
    if (isOurs) this.#files.add(relative);
  }

  /** What the bundler copies as it is. */
  addFolder(folder: string): void {
    this.#patterns.add(`${folder}/**`);
    for (const entry of readdirSync(path.join(this.#root, folder), { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) this.add(path.join(entry.parentPath, entry.name));
    }
  }

  plugin(): Plugin {
    const addGlobs = (file: string, code: string): void => {
      for (const pattern of globsIn(file, code)) {
        this.#patterns.add(path.posix.join(path.relative(this.#root, path.dirname(file)), pattern));
      }
    };
    const add = (id: string): void => this.add(id);
    return {
      name: 'homeroom:inputs',
      enforce: 'pre',
      configResolved({ configFileDependencies }) {
        for (const file of configFileDependencies) add(file);
      },
      transform(code, id) {
        if (/\.tsx?$/u.test(id)) addGlobs(id, code);
        return null;
      },
      buildEnd() {
        for (const id of this.getModuleIds()) add(id);
      },
    };
  }

  inputs(): Inputs {
    return { files: [...this.#files].sort(), patterns: [...this.#patterns].sort() };
  }
}
