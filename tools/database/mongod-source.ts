/** Version of MongoDB that is fetched when the machine has none; the same line for every source. */
export const MONGODB_VERSION = '7.0.15';

/** Takes one line of progress, without a line break. */
export type Progress = (line: string) => void;

/** A mongod that can be started here, and where it comes from, in words for the person at the terminal. */
export interface MongodSource {
  readonly binary: string;
  readonly description: string;
  /** Milliseconds to allow until it listens. */
  readonly launchTimeoutMs: number;
}

/** Either a mongod, or the reason why this source has none. */
export type MongodSearch =
  | { readonly found: true; readonly source: MongodSource }
  | { readonly found: false; readonly reason: string };

/** Says why a source has no mongod. */
export function notFound(reason: string): MongodSearch {
  return { found: false, reason };
}
