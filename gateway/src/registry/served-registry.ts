import { createHash } from 'node:crypto';
import type { Language } from '@leafshift/domain/languages';
import { ChosenSettings, ORIGIN } from '@leafshift/remote-kit/releases/chosen-settings';
import {
  entryFile,
  remotesIn,
  SETTINGS_FILE,
  WHOLE_FILE,
} from '@leafshift/remote-kit/releases/registry-files';
import type { ReleaseTarget } from '@leafshift/remote-kit/releases/target/release-target';
import type { RemoteName, SkeletonShape } from '@leafshift/shell-sdk/manifest';
import {
  type PageFiles,
  type PortalSettings,
  type Registry,
  readEntry,
  readRegistry,
} from '@leafshift/shell-sdk/registry';
import { inLanguage } from './in-language.ts';
import { pageFilesAt, withoutPageFiles } from './page-files.ts';

/** A page of a remote, in the release that most people get. */
export interface KnownPage {
  /** As its manifest writes it. */
  readonly path: string;
  readonly skeleton: SkeletonShape;
}

/** The registry as it is answered to windows. */
export interface RegistryDocument {
  /** Without the files of single pages, and for who reads in a language without what is said in others. */
  textAs(language: Language | 'all'): string;
  /** Changes whenever anything of it does. */
  readonly version: string;
  /** The files of the page at a path. */
  pageFilesAt(path: string): PageFiles;
  /** Of all releases that somebody may be led to. */
  readonly origins: readonly string[];
  readonly pages: readonly KnownPage[];
  /** The portal's settings that it names. */
  readonly settings: PortalSettings;
}

/** Where the registry is read from, as far as serving it goes. */
export interface RegistryFiles {
  read(): Promise<RegistryDocument>;
}

export interface ServedRegistryParts {
  readonly target: Pick<ReleaseTarget, 'read' | 'list'>;
  /** The portal's settings, as far as the target says nothing else. */
  readonly settings: PortalSettings;
  /** Hears of a file that says nothing that a window could use. */
  readonly onProblem: (problem: string) => void;
}

/**
 * Puts the registry together from the files of a target: one of each remote, and the settings that an
 * operator has chosen. A
 * remote whose file is broken keeps what was last read of it; where that was nothing, windows are told
 * that its entry cannot be read.
 */
export class ServedRegistry implements RegistryFiles {
  readonly #parts: ServedRegistryParts;
  readonly #good = new Map<RemoteName, unknown>();
  readonly #reported = new Map<string, string>();
  #last: RegistryDocument | undefined;

  constructor(parts: ServedRegistryParts) {
    this.#parts = parts;
  }

  async read(): Promise<RegistryDocument> {
    const { target } = this.#parts;
    // First: whoever takes it apart removes it last.
    const whole = await this.#whole();
    const [chosen, names] = await Promise.all([this.#chosen(), remotesIn(target)]);
    const kept = await Promise.all(names.map((name) => target.read(entryFile(name))));
    const remotes: Record<RemoteName, unknown> = { ...whole?.remotes };
    for (const [index, name] of names.entries()) {
      const text = kept[index]?.text;
      if (text !== undefined) remotes[name] = this.#entryIn(name, text);
    }
    const settings = { ...this.#parts.settings, ...this.#usable(chosen ?? whole?.settings ?? {}) };
    return this.#documentOf(JSON.stringify({ formatVersion: 1, settings, remotes }), settings);
  }

  /** The one from before, as long as everything is as it was. */
  #documentOf(whole: string, settings: PortalSettings): RegistryDocument {
    const version = createHash('sha256').update(whole).digest('base64url').slice(0, 16);
    if (this.#last?.version === version) return this.#last;
    const registry = readRegistry(JSON.parse(whole));
    const text = withoutPageFiles(whole);
    this.#last = {
      textAs: (language) => (language === 'all' ? text : inLanguage(text, language)),
      version,
      pageFilesAt: (path) => pageFilesAt(registry, path),
      origins: originsOf(registry),
      pages: pagesOf(registry),
      settings,
    };
    return this.#last;
  }

  /** What the file says, also what only newer shells know, if a window could use it. */
  #entryIn(name: RemoteName, text: string): unknown {
    const entry = parsed(text);
    if (readEntry(entry)) {
      this.#good.set(name, entry);
      return entry;
    }
    this.#report(entryFile(name), text, 'cannot be read');
    return this.#good.get(name) ?? null;
  }

  async #chosen(): Promise<ChosenSettings | null> {
    const kept = await this.#parts.target.read(SETTINGS_FILE);
    if (!kept) return null;
    const read = ChosenSettings.safeParse(parsed(kept.text));
    if (read.success) return read.data;
    this.#report(SETTINGS_FILE, kept.text, 'cannot be read');
    return null;
  }

  /** Without what is no origin: it would stand in the page's security policy as it is. */
  #usable(chosen: ChosenSettings): ChosenSettings {
    const { overrideOrigins } = chosen;
    if (overrideOrigins === undefined) return chosen;
    const wrong = overrideOrigins.filter((origin) => !ORIGIN.test(origin)).join(' ');
    if (wrong) this.#report(SETTINGS_FILE, wrong, `names what is no origin: ${wrong}`);
    return { ...chosen, overrideOrigins: overrideOrigins.filter((origin) => ORIGIN.test(origin)) };
  }

  async #whole(): Promise<Registry | null> {
    const kept = await this.#parts.target.read(WHOLE_FILE);
    if (!kept) return null;
    try {
      return readRegistry(parsed(kept.text));
    } catch {
      this.#report(WHOLE_FILE, kept.text, 'cannot be read');
      return null;
    }
  }

  /** Once for each broken text. */
  #report(path: string, text: string, problem: string): void {
    if (this.#reported.get(path) === text) return;
    this.#reported.set(path, text);
    this.#parts.onProblem(`${path} of the registry ${problem}.`);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const pagesOf = ({ remotes }: Registry): KnownPage[] =>
  Object.values(remotes).flatMap(
    ({ releases, current }) => releases[current]?.manifest.routes ?? [],
  );

const originsOf = ({ remotes }: Registry): string[] => {
  const releases = Object.values(remotes).flatMap((entry) => Object.values(entry.releases));
  return [...new Set(releases.map(({ baseUrl }) => new URL(baseUrl).origin))].sort();
};
