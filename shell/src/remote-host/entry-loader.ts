import type { ExposedRemote, RemoteName } from '@leafshift/shell-sdk';
import type { Release, ReleaseFile } from '@leafshift/shell-sdk/registry';
import type { ModuleFederation } from '@module-federation/runtime';
import { expectBuild, fallbackOf } from './consumed-libraries.ts';
import { failureKindOf, RemoteFailure } from './remote-failure.ts';
import { expectIntegrity } from './remote-script.ts';
import { twice } from './twice.ts';

const EXPOSED_MODULE = 'remote';
const isExposedRemote = (value: unknown): value is ExposedRemote =>
  typeof value === 'object' &&
  value !== null &&
  ['connect', 'loadTexts', 'manifest'].every((property) => property in value);

/** Loads the entries of remotes and what they expose. */
export class EntryLoader {
  readonly #federation: ModuleFederation;
  /** How often each remote was asked for, so that no try waits for an address that hangs. */
  readonly #attempts = new Map<RemoteName, number>();

  constructor(federation: ModuleFederation) {
    this.#federation = federation;
  }

  /** Answers what a release exposes. Throws a `RemoteFailure` after a second try. */
  async load(name: RemoteName, release: Release): Promise<ExposedRemote> {
    try {
      return await twice(() => this.#loadOnce(name, release));
    } catch (error) {
      const kind = failureKindOf(error);
      throw new RemoteFailure({ kind, remote: name, release: release.id }, { cause: error });
    }
  }

  async #loadOnce(name: RemoteName, release: Release): Promise<ExposedRemote> {
    this.#register(name, release);
    const loaded = await this.#federation.loadRemote<{ default?: unknown }>(
      `${name}/${EXPOSED_MODULE}`,
    );
    const exposed = loaded?.default;
    if (!isExposedRemote(exposed)) {
      throw new Error(`${name} does not export what defineRemote makes`);
    }
    return exposed;
  }

  #register(name: RemoteName, release: Release): void {
    const attempt = this.#attempts.get(name) ?? 0;
    this.#attempts.set(name, attempt + 1);
    const addressOf = ({ file, integrity }: ReleaseFile): string => {
      const url = new URL(file, release.baseUrl);
      if (attempt > 0) url.searchParams.set('r', String(attempt));
      expectIntegrity(url.href, integrity);
      return url.href;
    };
    const { entry, copies: fallback } = release;
    expectBuild(name, release);
    this.#federation.registerRemotes(
      [
        { name, entry: addressOf(entry) },
        ...(fallback ? [{ name: fallbackOf(name), entry: addressOf(fallback) }] : []),
      ],
      { force: attempt > 0 },
    );
  }
}
