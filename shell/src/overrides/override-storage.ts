import type { RemoteName } from '@leafshift/shell-sdk';
import { PART_NAME } from '@leafshift/shell-sdk/manifest';
import { z } from 'zod';
import { OVERRIDES_KEY } from './overrides-key.ts';

/** Where remotes under test come from in this browser, by remote: the folder of a release. */
export type Overrides = Readonly<Record<RemoteName, string>>;

const Stored = z.record(z.string().regex(PART_NAME), z.url());

/** The overrides of this browser; none where what is stored is not understood. */
export function readOverrides(storage: Pick<Storage, 'getItem'> = localStorage): Overrides {
  try {
    return Stored.parse(JSON.parse(storage.getItem(OVERRIDES_KEY) ?? '{}'));
  } catch (error) {
    reportError(error);
    return {};
  }
}

/** Keeps an override, or ends it with null; it counts from the next load of the page. */
export function keepOverride(
  remote: RemoteName,
  address: string | null,
  storage: Storage = localStorage,
): void {
  const { [remote]: _, ...others } = readOverrides(storage);
  const next = address === null ? others : { ...others, [remote]: address };
  if (Object.keys(next).length === 0) storage.removeItem(OVERRIDES_KEY);
  else storage.setItem(OVERRIDES_KEY, JSON.stringify(next));
}
