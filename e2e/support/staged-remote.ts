import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entryFile } from '@leafshift/remote-kit/releases/registry-files';
import type { RemoteName } from '@leafshift/shell-sdk/manifest';
import type { RegistryEntry, Release } from '@leafshift/shell-sdk/registry';
import { workspaceRoot } from '../../tools/files/workspace-paths.ts';
import type { ControlledStack } from '../../tools/start/stack-control.ts';

/** The entry of a remote whose one page is whatever the text of its component does. */
export const entryWith = (release: Release, component: string): string => {
  const { name, routes } = release.manifest;
  const pages = routes.map(({ path }) => `${JSON.stringify(path)}: async () => element`);
  return `window[${JSON.stringify(name)}] = {
    init: () => undefined,
    get: async () => () => {
      const element = {
        $$typeof: Symbol.for('react.transitional.element'),
        type: ${component}, key: null, props: {}, ref: null, _store: {},
      };
      return { default: {
        manifest: ${JSON.stringify(release.manifest)},
        loadTexts: async () => ({}),
        connect: () => ({ pages: { ${pages.join(', ')} }, slots: {} }),
      } };
    },
  };`;
};

const integrityOf = (bytes: string | Buffer) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Puts faults into the way of one remote, and takes them out again. */
export class StagedRemote {
  readonly #stack: ControlledStack;
  readonly #name: RemoteName;
  readonly #file: string;
  #before = '';
  #folder = '';

  constructor(stack: ControlledStack, name: RemoteName) {
    this.#stack = stack;
    this.#name = name;
    this.#file = join(stack.dataDir, 'registry', entryFile(name));
  }

  /** Remembers how things are, for `restore`. */
  async begin(): Promise<void> {
    this.#before = await readFile(this.#file, 'utf8');
    this.#folder = await mkdtemp(join(tmpdir(), 'leafshift-staged-'));
  }

  async restore(): Promise<void> {
    await this.text(this.#before);
    await this.#stack.startRemote(this.#name);
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** The release that the registry leads to. */
  get release(): Release {
    const entry = JSON.parse(this.#before) as RegistryEntry;
    const release = entry.releases[entry.current];
    if (!release) throw new Error(`${this.#name} has no release`);
    return release;
  }

  /** Writes this instead of what the registry says of the remote. */
  async text(text: string): Promise<void> {
    const draft = `${this.#file}.staged`;
    await writeFile(draft, text);
    await rename(draft, this.#file);
  }

  /** Changes what the registry says of the release. */
  async publish(change: (release: Release) => unknown): Promise<void> {
    const { release } = this;
    await this.name({ current: release.id, releases: { [release.id]: change(release) } });
  }

  /** Lets the registry name this for the remote; nothing without it. */
  async name(entry?: { readonly current: string; readonly releases: object }): Promise<void> {
    if (entry) await this.text(JSON.stringify(entry));
    else await rm(this.#file);
  }

  /** Serves the remote's own build again, under another id, as a rollback does. */
  async rollBack(): Promise<void> {
    await this.#stack.startRemote(this.#name);
    const id = 'c'.repeat(this.release.id.length);
    await this.name({ current: id, releases: { [id]: { ...this.release, id } } });
  }

  /** Serves and publishes this as the remote's entry, with its integrity. */
  async entry(text: string): Promise<void> {
    await writeFile(join(this.#folder, 'remote.staged.js'), text);
    await this.#stack.startRemote(this.#name, { folder: this.#folder });
    await this.publish((release) => ({
      ...release,
      entry: { file: 'remote.staged.js', integrity: integrityOf(text) },
      preload: { remote: { files: [], shared: [] }, pages: {}, slots: {}, locales: {} },
    }));
  }

  /** Serves and publishes the remote's own build with another text of its entry. */
  async changedEntry(change: (text: string) => string): Promise<void> {
    await cp(join(workspaceRoot, this.#name, 'dist'), this.#folder, { recursive: true });
    const { file } = this.release.entry;
    const text = change(await readFile(join(this.#folder, file), 'utf8'));
    for (const name of [file, `${file}.br`, `${file}.gz`]) {
      await rm(join(this.#folder, name), { force: true });
    }
    await writeFile(join(this.#folder, file), text);
    await this.#stack.startRemote(this.#name, { folder: this.#folder });
    const entry = { file, integrity: integrityOf(text) };
    await this.publish((release) => ({ ...release, entry }));
  }
}
