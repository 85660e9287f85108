import { createHash } from 'node:crypto';
import {
  entryFile,
  remotesIn,
  SETTINGS_FILE,
  WHOLE_FILE,
} from '@leafshift/remote-kit/releases/registry-files';
import type { ReleaseTarget } from '@leafshift/remote-kit/releases/target/release-target';
import type { RemoteName } from '@leafshift/shell-sdk/manifest';
import { PortalSettings, type Registry, readRegistry } from '@leafshift/shell-sdk/registry';

/** The registry as it is answered to windows. */
export interface RegistryDocument {
  readonly text: string;
  /** Changes whenever the text does. */
  readonly version: string;
  /** Of all releases that somebody may be led to. */
  readonly origins: readonly string[];
}

/** Where the registry is read from, as far as serving it goes. */
export interface RegistryFiles {
  read(): Promise<RegistryDocument>;
}

export interface ServedRegistryParts {
  readonly target: Pick<ReleaseTarget, 'read' | 'list'>;
  /** The portal's settings where the target says nothing of them. */
  readonly settings: PortalSettings;
  /** Hears of a file that says nothing that a window could use. */
  readonly onProblem: (problem: string) => void;
}

/**
 * Puts the registry together from the files of a target: one of each remote, and the settings. A
 * remote whose file is broken keeps what was last read of it; where that was nothing, windows are told
 * that its entry cannot be read.
 */
export class ServedRegistry implements RegistryFiles {
  readonly #parts: ServedRegistryParts;
  readonly #good = new Map<RemoteName, unknown>();
  readonly #reported = new Map<string, string>();

  constructor(parts: ServedRegistryParts) {
    this.#parts = parts;
  }

  async read(): Promise<RegistryDocument> {
    const { target } = this.#parts;
    const whole = await this.#whole();
    const remotes: Record<RemoteName, unknown> = { ...whole?.remotes };
    for (const name of await remotesIn(target)) {
      const kept = await target.read(entryFile(name));
      if (kept) remotes[name] = this.#entryIn(name, kept.text);
    }
    const settings = (await this.#settings()) ?? whole?.settings ?? this.#parts.settings;
    const text = JSON.stringify({ formatVersion: 1, settings, remotes }, null, 1);
    const version = createHash('sha256').update(text).digest('base64url').slice(0, 16);
    return { text, version, origins: originsOf(readRegistry(JSON.parse(text))) };
  }

  /** What the file says, also what only newer shells know, if a window could use it. */
  #entryIn(name: RemoteName, text: string): unknown {
    const entry = parsed(text);
    const { settings } = this.#parts;
    const { unreadable } = readRegistry({ formatVersion: 1, settings, remotes: { [name]: entry } });
    if (unreadable.length === 0) {
      this.#good.set(name, entry);
      return entry;
    }
    this.#report(entryFile(name), text);
    return this.#good.get(name) ?? null;
  }

  async #settings(): Promise<PortalSettings | null> {
    const kept = await this.#parts.target.read(SETTINGS_FILE);
    if (!kept) return null;
    const read = PortalSettings.safeParse(parsed(kept.text));
    if (read.success) return read.data;
    this.#report(SETTINGS_FILE, kept.text);
    return null;
  }

  async #whole(): Promise<Registry | null> {
    const kept = await this.#parts.target.read(WHOLE_FILE);
    if (!kept) return null;
    try {
      return readRegistry(parsed(kept.text));
    } catch {
      this.#report(WHOLE_FILE, kept.text);
      return null;
    }
  }

  /** Once for each broken text. */
  #report(path: string, text: string): void {
    if (this.#reported.get(path) === text) return;
    this.#reported.set(path, text);
    this.#parts.onProblem(`${path} of the registry cannot be read.`);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const originsOf = ({ remotes }: Registry): string[] => {
  const releases = Object.values(remotes).flatMap((entry) => Object.values(entry.releases));
  return [...new Set(releases.map(({ baseUrl }) => new URL(baseUrl).origin))].sort();
};
