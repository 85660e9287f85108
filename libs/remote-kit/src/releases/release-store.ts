import type { RemoteName } from '@leafshift/shell-sdk/manifest';
import { Registry, RegistryEntry, Release, readEntry } from '@leafshift/shell-sdk/registry';
import { PlainFailure } from '../process/plain-failure.ts';
import { ChosenSettings } from './chosen-settings.ts';
import {
  type HistoryAction,
  HistoryRecord,
  historyFolder,
  historyPath,
  type Shares,
} from './history.ts';
import { type Assignment, entryOf, sharesOf } from './registry-entry.ts';
import { entryFile, remotesIn, SETTINGS_FILE, WHOLE_FILE } from './registry-files.ts';
import type { FileKind, ReleaseTarget } from './target/release-target.ts';

const DESCRIPTION = 'release.json';
const NEVER_KEPT: FileKind = { type: 'application/json', cacheControl: 'no-store' };
const FOR_EVER: FileKind = {
  type: 'application/json',
  cacheControl: 'public, max-age=31536000, immutable',
};
const TRIES = 5;

/** A change of who gets which release, and how it is remembered. */
export interface AssignmentChange {
  readonly action: HistoryAction;
  readonly by: string;
  readonly at: Date;
  /** Why, where it is not a person who decides. */
  readonly why?: string;
  /** Decides by what the registry says at that moment; throws a PlainFailure to refuse. */
  decide(entry: RegistryEntry | undefined): Assignment;
}

/** What the registry says of a remote, and what the file was when it was read. */
interface KeptEntry {
  readonly entry: RegistryEntry | undefined;
  readonly version: string | null;
}

type ChangeEntry = (before: RegistryEntry | undefined) => RegistryEntry;

/** The releases of a target, the registry that leads to them, and the history of its changes. */
export class ReleaseStore {
  readonly target: ReleaseTarget;

  constructor(target: ReleaseTarget) {
    this.target = target;
  }

  /** Who gets which release of a remote; undefined where nobody gets any. */
  async entry(remote: RemoteName): Promise<RegistryEntry | undefined> {
    const { entry, version } = await this.#kept(remote);
    return version === null ? (await this.#whole())?.remotes[remote] : entry;
  }

  /**
   * The same for who changes nothing: as windows read it, who pass over what only newer tools know. Throws
   * a PlainFailure when it is broken.
   */
  async seenEntry(remote: RemoteName): Promise<RegistryEntry | undefined> {
    const path = entryFile(remote);
    const kept = await this.target.read(path);
    if (!kept) return (await this.#whole())?.remotes[remote];
    return readEntry(this.#json(kept.text, path)) ?? this.#refuse(path);
  }

  /** The names of all remotes that the target has an entry of. */
  async names(): Promise<RemoteName[]> {
    const whole = Object.keys((await this.#whole())?.remotes ?? {});
    return [...new Set([...whole, ...(await remotesIn(this.target))])].sort();
  }

  /** What an operator has set for the portal; null where the portal's server decides all of it. */
  async settings(): Promise<ChosenSettings | null> {
    const kept = await this.target.read(SETTINGS_FILE);
    if (kept) return this.#parse(ChosenSettings, kept.text, SETTINGS_FILE);
    return (await this.#whole())?.settings ?? null;
  }

  /** Sets what the portal's server decided until now. Throws a PlainFailure while others do the same. */
  async changeSettings(settings: ChosenSettings): Promise<void> {
    await this.#takeApart();
    const text = jsonOf(ChosenSettings.parse(settings));
    const version = (await this.target.read(SETTINGS_FILE))?.version ?? null;
    if (await this.target.replace(SETTINGS_FILE, text, version, NEVER_KEPT)) return;
    throw new PlainFailure(`${this.target.name} is being changed by others; try again.`);
  }

  async #kept(remote: RemoteName): Promise<KeptEntry> {
    const path = entryFile(remote);
    const kept = await this.target.read(path);
    if (!kept) return { entry: undefined, version: null };
    return { entry: this.#parse(RegistryEntry, kept.text, path), version: kept.version };
  }

  async #whole(): Promise<Registry | null> {
    const kept = await this.target.read(WHOLE_FILE);
    return kept && this.#parse(Registry, kept.text, WHOLE_FILE);
  }

  /** Gives each remote of a registry in one file a file of its own; whoever was there first stays. */
  async #takeApart(): Promise<void> {
    const whole = await this.#whole();
    if (!whole) return;
    for (const [remote, entry] of Object.entries(whole.remotes)) {
      await this.target.create(entryFile(remote), Buffer.from(jsonOf(entry)), NEVER_KEPT);
    }
    await this.target.create(SETTINGS_FILE, Buffer.from(jsonOf(whole.settings)), NEVER_KEPT);
    await this.target.remove(WHOLE_FILE);
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
    const inUse = Object.values((await this.entry(remote))?.releases ?? {});
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
   * Changes who gets which release, in one replacement of the remote's file, and keeps it in the
   * history. Throws a PlainFailure when it is refused or somebody else changes it all the time.
   */
  async assign(remote: RemoteName, change: AssignmentChange): Promise<Shares> {
    await this.#takeApart();
    for (let tries = 0; tries < TRIES; tries += 1) {
      const { entry: before, version } = await this.#kept(remote);
      const entry = entryOf(change.decide(before), before);
      const record = await this.#remember(remote, change, sharesOf(before), sharesOf(entry));
      if (await this.#replace(remote, entry, version)) return sharesOf(entry);
      // Somebody else was first; what we decided has not happened.
      await this.target.remove(record);
    }
    throw new PlainFailure(`${this.target.name} is being changed by others; try again.`);
  }

  /** Changes what the registry says of a remote without a trace in the history. Throws as `assign`. */
  async put(remote: RemoteName, change: ChangeEntry): Promise<void> {
    await this.#takeApart();
    for (let tries = 0; tries < TRIES; tries += 1) {
      const { entry, version } = await this.#kept(remote);
      if (await this.#replace(remote, change(entry), version)) return;
    }
    throw new PlainFailure(`${this.target.name} is being changed by others; try again.`);
  }

  /** Takes a remote out of the portal; its releases stay. Throws a PlainFailure when it is not in it. */
  async retire(remote: RemoteName, { by, at }: Pick<AssignmentChange, 'by' | 'at'>): Promise<void> {
    await this.#takeApart();
    for (let tries = 0; tries < TRIES; tries += 1) {
      const { entry, version } = await this.#kept(remote);
      if (!entry || version === null) throw new PlainFailure(`${remote} is not in the portal.`);
      const change = { action: 'retire', by, at } as const;
      const record = await this.#remember(remote, change, sharesOf(entry), sharesOf(undefined));
      if (await this.target.removeUnchanged(entryFile(remote), version)) return;
      await this.target.remove(record);
    }
    throw new PlainFailure(`${this.target.name} is being changed by others; try again.`);
  }

  #replace(remote: RemoteName, entry: RegistryEntry, version: string | null): Promise<boolean> {
    const text = jsonOf(RegistryEntry.parse(entry));
    return this.target.replace(entryFile(remote), text, version, NEVER_KEPT);
  }

  async #remember(
    remote: RemoteName,
    { action, by, at, why }: Omit<AssignmentChange, 'decide'>,
    before: Shares,
    after: Shares,
  ): Promise<string> {
    const record: HistoryRecord = { at: at.toISOString(), by, action, before, after, why };
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
    const { success, data } = schema.safeParse(this.#json(text, path));
    return success && data !== undefined ? data : this.#refuse(path);
  }

  #json(text: string, path: string): unknown {
    try {
      return JSON.parse(text);
    } catch (cause) {
      throw new PlainFailure(`${path} in ${this.target.name} is no JSON.`, { cause });
    }
  }

  #refuse(path: string): never {
    throw new PlainFailure(
      `${path} in ${this.target.name} cannot be read: it is damaged, or of newer tools than these.`,
    );
  }
}

const jsonOf = (value: unknown): string => JSON.stringify(value, null, 1);
