import { readKnown } from '@leafshift/data-access';
import type { RemoteName } from '@leafshift/shell-sdk';
import { type Registry, Release } from '@leafshift/shell-sdk/registry';
import { isAllowed } from './override-address.ts';
import type { Overrides } from './override-storage.ts';

const DESCRIPTION = 'release.json';
const TIME_LIMIT_MS = 10_000;

/** The release that lies in a folder. Throws when there is none, or it is another remote's. */
export async function loadRelease(remote: RemoteName, folder: string): Promise<Release> {
  const answer = await fetch(new URL(DESCRIPTION, folder), {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  if (!answer.ok) throw new Error(`${folder} answered ${answer.status}`);
  const { data: release, error } = readKnown(Release, await answer.json());
  if (error) throw new Error(`${folder} holds no release`, { cause: error });
  if (release.manifest.name !== remote) throw new Error(`${folder} holds another remote`);
  // What the description says of its place is not believed, or it could lead anywhere.
  return { ...release, baseUrl: folder };
}

/** The releases that stand in for those of the registry; null for one that cannot be loaded. */
export async function loadOverrides(
  overrides: Overrides,
  registry: Registry,
): Promise<ReadonlyMap<RemoteName, Release | null>> {
  const loaded = await Promise.all(
    Object.entries(overrides).map(async ([remote, folder]) => {
      if (!isAllowed(folder, registry)) return [remote, null] as const;
      try {
        return [remote, await loadRelease(remote, folder)] as const;
      } catch (error) {
        reportError(error);
        return [remote, null] as const;
      }
    }),
  );
  return new Map(loaded);
}
