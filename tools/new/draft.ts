import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { type Names, renamed } from './names.ts';

const TEMPLATES = join(import.meta.dirname, 'templates');
/** Keeps compilers and linters from reading a template as a source. */
const TEMPLATE_SUFFIX = '.txt';

/** A workspace with what a generator adds to it; nothing is written before `save`. */
export class Draft {
  readonly #texts = new Map<string, string>();
  readonly #created = new Set<string>();
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  /** Paths of what was added or changed, relative to the workspace. */
  get paths(): readonly string[] {
    return [...this.#texts.keys()].toSorted();
  }

  /** Those of them that are new. */
  get created(): readonly string[] {
    return [...this.#created];
  }

  has(path: string): boolean {
    return this.#texts.has(path) || existsSync(join(this.root, path));
  }

  async read(path: string): Promise<string> {
    return this.#texts.get(path) ?? (await readFile(join(this.root, path), 'utf8'));
  }

  /** Throws a PlainFailure where the workspace has such a file. */
  create(path: string, text: string): void {
    if (this.has(path)) throw new PlainFailure(`${path} is there already: choose another name.`);
    this.#created.add(path);
    this.#texts.set(path, text);
  }

  async edit(path: string, change: (text: string) => string): Promise<void> {
    this.#texts.set(path, change(await this.read(path)));
  }

  /** Creates a file for each template of a folder, with the names of the templates replaced in path and text. */
  async createFrom(
    templates: string,
    folder: string,
    names: readonly (readonly [from: Names, to: Names])[],
  ): Promise<void> {
    const named = (text: string) =>
      names.reduce((before, [from, to]) => renamed(before, from, to), text);
    const from = join(TEMPLATES, templates);
    for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const target = path.slice(from.length + 1, -TEMPLATE_SUFFIX.length);
      this.create(join(folder, named(target)), named(await readFile(path, 'utf8')));
    }
  }

  /** Writes everything below a folder, which is the workspace unless another one is given. */
  async save(root = this.root): Promise<void> {
    for (const [path, text] of this.#texts) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    }
  }
}
