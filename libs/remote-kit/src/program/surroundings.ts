import type { RemoteName } from '@leafshift/shell-sdk/manifest';
import type { Browser } from 'playwright-core';
import type { ProxyRoute } from '../serve/proxy.ts';

/** What the program knows of the place where it runs: a team's own folder, or a workspace of several. */
export interface Surroundings {
  /** What a person types to run it, for help and sentences. */
  readonly program: string;
  /** The folders of the remotes whose sources are here, by name. */
  readonly remotes: ReadonlyMap<RemoteName, string>;
  /** Why there are none, as a sentence, where the one that is here cannot be read. */
  readonly problem?: string;
  /** Where releases go when nobody says: a folder or a bucket. */
  readonly target: string | undefined;
  /** Where browsers reach the target when nobody says, as `--url` takes it. */
  readonly url: string | undefined;
  /** Where each API process answers its metrics when nobody says. */
  readonly metrics?: readonly string[];
  /** The address of the portal that they are for. */
  readonly portal: string;
  /** What the portal's shell shares: a file or an address. */
  readonly shared: string;
  /** Where browsers reach a release when no url is known; without, one must be named. */
  readonly addressOf?: (remote: RemoteName, number: number) => string;
  /** Where builds go that are to be released; without, into the remote's own `dist`. */
  readonly buildsFolder?: string;
  /** Starts the browser that opens pages before a release. */
  readonly launchBrowser: () => Promise<Browser>;
  /** What runs beside a remote that is shown alone at this origin; without, nothing. */
  readonly beside?: (origin: string) => Promise<readonly ProxyRoute[]>;
}
