import type { RemoteName } from '@leafshift/shell-sdk/manifest';
import type { PortalSettings } from '@leafshift/shell-sdk/registry';
import { Registry, type RegistryEntry, Release } from '@leafshift/shell-sdk/registry';
import { PlainFailure } from '../process/plain-failure.ts';
import { HistoryRecord, historyFolder, historyPath, type Shares } from './history.ts';
import { type Assignment, entryOf, sharesOf } from './registry-entry.ts';
import type { FileKind, ReleaseTarget } from './target/release-target.ts';

const REGISTRY = 'remotes.json';
const DESCRIPTION = 'release.json';
const NEVER_KEPT: FileKind = { type: 'application/json', cacheControl: 'no-store' };
const FOR_EVER: FileKind = {
  type: 'application/json',
  cacheControl: 'public, max-age=31536000, immutable',
};
const TRIES = 5;

/** A change of who gets which release, and how it is remembered. */
export interface AssignmentChange {
  readonly action: HistoryRecord['action'];
  readonly by: string;
  readonly at: Date;
  /** Decides by what the registry says at that moment; throws a PlainFailure to refuse. */
  decide(entry: RegistryEntry | undefined): Assignment;
}

/** The releases of a target, the registry that leads to them, and the history of its changes. */
export class ReleaseStore {
  readonly target: ReleaseTarget;
  readonly #settings: PortalSettings;

  /** `settings` are those of a registry that is new. */
  constructor(target: ReleaseTarget, settings: PortalSettings) {
    this.target = target;
    this.#settings = settings;
  }

  async registry(): Promise<{ readonly registry: Registry; readonly version: string | null }> {
    const kept = await this.target.read(REGISTRY);
    if (!kept) {
      const registry = { formatVersion: 1, settings: this.#settings, remotes: {} } as const;
      return { registry, version: null };
    }
    return { registry: this.#parse(Registry, kept.text, REGISTRY), version: kept.version };
  }

  /** The numbers of all complete releases, ascending. */
  async numbers(remote: RemoteName): Promise<number[]> {
    return (await this.#folders(remote)).complete;
  }

  /** The numbers of folders that are on their way in or out, ascending: publishing or removing ended halfway. */
  async incomplete(remote: RemoteName): Promise<number[]> {
    return (await this.#folders(remote)).incomplete;
  }

  /** When a folder was last written to, as far as this counts for its age; null when it is gone. */
  async writtenAt(remote: RemoteName, number: number): Promise<Date | null> {
    const folder = `${remote}/${number}/`;
    const described = await this.target.writtenAt(`${folder}${DESCRIPTION}`);
    if (described) return described;
    const [first] = await this.target.list(folder);
    return first === undefined ? null : this.target.writtenAt(first);
  }

  /**
   * Removes a release. Its description goes first, so that nobody can be led to it any more; it comes
   * back, and false is answered, when somebody was led to it at that moment.
   */
  async remove(remote: RemoteName, number: number): Promise<boolean> {
    const path = `${remote}/${number}/${DESCRIPTION}`;
    const description = await this.target.read(path);
    await this.target.remove(path);
    const { registry } = await this.registry();
    const inUse = Object.values(registry.remotes[remote]?.releases ?? {});
    if (description && inUse.some((release) => release.number === number)) {
      await this.target.create(path, Buffer.from(description.text), FOR_EVER);
      return false;
    }
    await this.target.removeFolder(`${remote}/${number}/`);
    return true;
  }

  async #folders(remote: RemoteName): Promise<{ complete: number[]; incomplete: number[] }> {
    const complete = new Set<number>();
    const all = new Set<number>();
    for (const path of await this.target.list(`${remote}/`)) {
      const [, folder = '', file, ...rest] = path.split('/');
      if (!/^\d+$/.test(folder)) continue;
      all.add(Number(folder));
      if (file === DESCRIPTION && rest.length === 0) complete.add(Number(folder));
    }
    const ascending = [...all].sort((one, other) => one - other);
    return {
      complete: ascending.filter((number) => complete.has(number)),
      incomplete: ascending.filter((number) => !complete.has(number)),
    };
  }

  /** The n-th release. Throws a PlainFailure when there is none. */
  async get(remote: RemoteName, number: number): Promise<Release> {
    const path = `${remote}/${number}/${DESCRIPTION}`;
    const kept = await this.target.read(path);
    if (!kept) throw new PlainFailure(`${remote} has no release ${number} in ${this.target.name}.`);
    return this.#parse(Release, kept.text, path);
  }

  /** The newest release with these contents, if there is one. */
  async findByContents(remote: RemoteName, id: string): Promise<Release | undefined> {
    for (const number of (await this.numbers(remote)).toReversed()) {
      const release = await this.get(remote, number);
      if (release.id === id) return release;
    }
    return undefined;
  }

  /** The next free number, taken at once, so that two releases at the same time get two. */
  async takeNumber(remote: RemoteName): Promise<number> {
    const taken = (await this.target.list(`${remote}/`)).map((path) => Number(path.split('/')[1]));
    let number = Math.max(0, ...taken.filter(Number.isInteger)) + 1;
    while (!(await this.target.create(`${remote}/${number}/.taken`, Buffer.alloc(0), NEVER_KEPT))) {
      number += 1;
    }
    return number;
  }

  /** Adds a file to a release that is not complete. */
  async addFile(remote: RemoteName, number: number, name: string, file: Buffer, kind: FileKind) {
    if (!(await this.target.create(`${remote}/${number}/${name}`, file, kind))) {
      throw new PlainFailure(`Release ${number} of ${remote} has a file ${name} already.`);
    }
  }

  /** Makes a release complete; from now on it can be given to users. */
  async complete(remote: RemoteName, release: Release): Promise<void> {
    const text = JSON.stringify(release, null, 1);
    await this.addFile(remote, release.number ?? 0, DESCRIPTION, Buffer.from(text), FOR_EVER);
  }

  /** All changes of a remote, oldest first. */
  async history(remote: RemoteName): Promise<HistoryRecord[]> {
    const paths = await this.target.list(historyFolder(remote));
    const records: HistoryRecord[] = [];
    for (const path of paths) {
      const kept = await this.target.read(path);
      if (kept) records.push(this.#parse(HistoryRecord, kept.text, path));
    }
    return records;
  }

  /**
   * Changes who gets which release, in one replacement of the registry, and keeps it in the history.
   * Throws a PlainFailure when it is refused or somebody else changes the registry all the time.
   */
  async assign(remote: RemoteName, change: AssignmentChange): Promise<Shares> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const { registry, version } = await this.registry();
      const before = registry.remotes[remote];
      const entry = entryOf(change.decide(before), before);
      const record = await this.#remember(remote, change, sharesOf(before), sharesOf(entry));
      const next = { ...registry, remotes: { ...registry.remotes, [remote]: entry } };
      const text = JSON.stringify(Registry.parse(next), null, 1);
      if (await this.target.replace(REGISTRY, text, version, NEVER_KEPT)) return sharesOf(entry);
      // Another team was first; what we decided has not happened.
      await this.target.remove(record);
    }
    throw new PlainFailure(`${this.target.name} is being changed by others; try again.`);
  }

  async #remember(
    remote: RemoteName,
    { action, by, at }: AssignmentChange,
    before: Shares,
    after: Shares,
  ): Promise<string> {
    const record: HistoryRecord = { at: at.toISOString(), by, action, before, after };
    const bytes = Buffer.from(JSON.stringify(record));
    const paths = await this.target.list(historyFolder(remote));
    let count = Number(/(\d+)\.json$/.exec(paths.at(-1) ?? '')?.[1] ?? 0) + 1;
    while (!(await this.target.create(historyPath(remote, count), bytes, FOR_EVER))) count += 1;
    return historyPath(remote, count);
  }

  #parse<Value>(
    schema: { safeParse(value: unknown): { success: boolean; data?: Value } },
    text: string,
    path: string,
  ): Value {
    try {
      const { success, data } = schema.safeParse(JSON.parse(text));
      if (success && data !== undefined) return data;
    } catch (cause) {
      throw new PlainFailure(`${path} in ${this.target.name} is no JSON.`, { cause });
    }
    throw new PlainFailure(
      `${path} in ${this.target.name} cannot be read: it is damaged, or of newer tools than these.`,
    );
  }
}
