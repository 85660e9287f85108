import { HeardNames } from '../domain/heard-names.ts';

/** A release of a remote, as metrics name it. */
export interface CountedRelease {
  readonly remote: string;
  readonly release: string;
}

/** Anybody can report anything: what finds no place is counted together, so that memory has an end. */
const OTHERS: CountedRelease = { remote: 'others', release: 'none' };

const MOST_REMOTES = 30;
const MOST_OF_A_REMOTE = 10;

/** Which releases are counted by name: of each remote those that were heard of last. */
export class CountedReleases {
  readonly #remotes = new HeardNames(MOST_REMOTES);
  readonly #releases = new Map<string, HeardNames>();
  readonly #onForgotten: (release: CountedRelease) => void;

  constructor(onForgotten: (release: CountedRelease) => void) {
    this.#onForgotten = onForgotten;
  }

  /** The release itself, or `OTHERS`; whatever loses its place for it is told. */
  named({ remote, release }: CountedRelease, at: Date): CountedRelease {
    const ofRemotes = this.#remotes.hear(remote, at);
    if (!ofRemotes.isKept) return OTHERS;
    if (ofRemotes.forgotten !== undefined) this.#forgetAll(ofRemotes.forgotten);
    const names = this.#releases.get(remote) ?? new HeardNames(MOST_OF_A_REMOTE);
    this.#releases.set(remote, names);
    const { isKept, forgotten } = names.hear(release, at);
    if (forgotten !== undefined) this.#onForgotten({ remote, release: forgotten });
    return isKept ? { remote, release } : OTHERS;
  }

  #forgetAll(remote: string): void {
    for (const release of this.#releases.get(remote) ?? []) this.#onForgotten({ remote, release });
    this.#releases.delete(remote);
  }
}
