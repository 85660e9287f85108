import { followLanguage, type Language } from '@leafshift/i18n';
import {
  CONTRACT_VERSION,
  type ConnectedRemote,
  type ExposedRemote,
  type LoadPart,
  type RemoteName,
  type ShellApi,
  type SlotName,
} from '@leafshift/shell-sdk';
import type { Release } from '@leafshift/shell-sdk/registry';
import type { ReactNode } from 'react';
import { failureKindOf, RemoteFailure } from './remote-failure.ts';
import { twice } from './twice.ts';

/** A page or a slot of a remote. */
export type RemotePart =
  | { readonly remote: RemoteName; readonly page: string }
  | { readonly remote: RemoteName; readonly slot: SlotName };

export interface RemoteHostParts {
  readonly shellApi: ShellApi;
  releasesFor(subject: string | null): Promise<ReadonlyMap<RemoteName, Release>>;
  loadEntry(name: RemoteName, release: Release): Promise<ExposedRemote>;
  /**
   * This user gets another release of a remote than the window has, because somebody has signed in
   * meanwhile: loads the window anew. Answers false where that was tried already.
   */
  startAnew(name: RemoteName, release: Release): boolean;
  /** Hears of each part that can be shown. */
  onLoaded?(part: RemotePart, release: Release): void;
  /** Fetches what a part will need, ahead of the code that asks for it. */
  warm(release: Release, part: RemotePart, language: string): void;
}

/** As long as an entry or a file of its code may take. */
const TEXTS_TIME_LIMIT_MS = 15_000;

const majorOf = (version: string): string => version.split('.')[0] ?? version;

/** The path of a page, or the name of a slot. */
export const pageOf = (part: RemotePart): string => ('page' in part ? part.page : part.slot);

const keyOf = (part: RemotePart): string => `${part.remote} ${pageOf(part)}`;

const within = <Value>(milliseconds: number, promise: Promise<Value>, what: string) =>
  Promise.race([
    promise,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error(`${what} took too long`)), milliseconds);
    }),
  ]);

/** A remote, and the release of it that this window has until it is reloaded. */
interface ConnectingRemote {
  readonly release: Release;
  readonly connecting: Promise<ConnectedRemote>;
}

/** Loads remotes and their parts, and remembers them. */
export class RemoteHost {
  readonly #parts: RemoteHostParts;
  readonly #remotes = new Map<RemoteName, ConnectingRemote>();
  readonly #loads = new Map<string, Promise<ReactNode>>();
  readonly #shown = new Map<RemoteName, string>();

  constructor(parts: RemoteHostParts) {
    this.#parts = parts;
  }

  /**
   * Loads a part and answers what to render; the same promise until `forget`. It rejects with a
   * `RemoteFailure`, or with what reading the registry threw.
   */
  load(part: RemotePart): Promise<ReactNode> {
    const key = keyOf(part);
    const known = this.#loads.get(key);
    if (known !== undefined) return known;
    const load = this.#loadNow(part);
    // Whoever draws the part hears of a failure, but maybe only when it has already come.
    load.catch(() => undefined);
    this.#loads.set(key, load);
    return load;
  }

  /** The next `load` of this part starts anew. */
  forget(part: RemotePart): void {
    this.#loads.delete(keyOf(part));
  }

  /** The release in use. Throws a `RemoteFailure` when the registry names none. */
  async releaseOf(name: RemoteName): Promise<Release> {
    const releases = await this.#parts.releasesFor(this.subject());
    const release = releases.get(name);
    if (release === undefined)
      throw new RemoteFailure({ kind: 'missing', remote: name, release: 'no release' });
    return release;
  }

  /** The id of the release whose code is in this window; null before any was loaded. */
  shownRelease(name: RemoteName): string | null {
    return this.#shown.get(name) ?? null;
  }

  /** Whose releases these are; null for a visitor. */
  subject(): string | null {
    const session = this.#parts.shellApi.session.get();
    return session.status === 'signed-in' ? session.user._id : null;
  }

  async #loadNow(part: RemotePart): Promise<ReactNode> {
    const release = await this.#releaseInWindow(part.remote);
    this.#parts.warm(release, part, this.#parts.shellApi.language.get());
    const connected = await this.#connect(part.remote, release);
    const drawn = await this.#loadPart(part, connected, release);
    this.#parts.onLoaded?.(part, release);
    return drawn;
  }

  /** Two releases of one remote never share a window. */
  async #releaseInWindow(name: RemoteName): Promise<Release> {
    const release = await this.releaseOf(name);
    const inWindow = this.#remotes.get(name)?.release;
    if (inWindow === undefined || inWindow.id === release.id) return release;
    // The window is on its way out; nothing is to be drawn in it any more.
    if (this.#parts.startAnew(name, release)) return new Promise(() => undefined);
    return inWindow;
  }

  async #loadPart(
    part: RemotePart,
    connected: ConnectedRemote,
    release: Release,
  ): Promise<ReactNode> {
    const load: LoadPart | undefined =
      'page' in part ? connected.pages[part.page] : connected.slots[part.slot];
    if (load === undefined)
      throw new RemoteFailure({ kind: 'contract', remote: part.remote, release: release.id });
    try {
      return await twice(load);
    } catch (error) {
      const kind = failureKindOf(error);
      throw new RemoteFailure({ kind, remote: part.remote, release: release.id }, { cause: error });
    }
  }

  #connect(name: RemoteName, release: Release): Promise<ConnectedRemote> {
    const known = this.#remotes.get(name);
    if (known !== undefined) return known.connecting;
    const connecting = this.#connectNow(name, release).catch((error: unknown) => {
      this.#remotes.delete(name);
      throw error;
    });
    this.#remotes.set(name, { release, connecting });
    this.#shown.set(name, release.id);
    return connecting;
  }

  async #connectNow(name: RemoteName, release: Release): Promise<ConnectedRemote> {
    this.#checkContract(name, release, release.manifest.contractVersion);
    const exposed = await this.#parts.loadEntry(name, release);
    this.#checkContract(name, release, exposed.manifest.contractVersion);
    const { shellApi } = this.#parts;
    const loadTexts = (language: Language) =>
      twice(() => within(TEXTS_TIME_LIMIT_MS, exposed.loadTexts(language), `Texts of ${name}`));
    const { ready } = followLanguage(shellApi.i18n, {
      namespace: name,
      load: loadTexts,
      isUnseen: true,
    });
    try {
      await ready;
    } catch (error) {
      throw new RemoteFailure(
        { kind: 'unreachable', remote: name, release: release.id },
        { cause: error },
      );
    }
    return exposed.connect(shellApi);
  }

  #checkContract(name: RemoteName, release: Release, version: string): void {
    if (majorOf(version) !== majorOf(CONTRACT_VERSION)) {
      throw new RemoteFailure({ kind: 'contract', remote: name, release: release.id });
    }
  }
}
