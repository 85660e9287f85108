import type { RemoteName } from '@leafshift/shell-sdk/manifest';
import type { RemoteOptions } from '../program/options.ts';
import type { Surroundings } from '../program/surroundings.ts';

/** What a command works with that looks at the sources of a remote. */
export interface WorkContext {
  readonly remote: RemoteName;
  /** The folder of its sources. */
  readonly folder: string;
  readonly options: Pick<RemoteOptions, 'port' | 'portal' | 'others'>;
  readonly surroundings: Pick<Surroundings, 'beside' | 'buildsFolder'>;
  readonly say: (text: string) => void;
}

/** The answer of a command that goes on until it is ended. */
export const UNTIL_ENDED = 0;
