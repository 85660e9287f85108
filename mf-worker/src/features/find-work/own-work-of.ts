import type { TempPost } from '@leafshift/contracts/posts';
import type { Profile } from '@leafshift/contracts/profile';
import type { UseQueryResult } from '@tanstack/react-query';
import type { OwnWork } from './own-work.ts';

interface OwnQueries {
  readonly profile: UseQueryResult<Profile>;
  readonly requested: UseQueryResult<readonly TempPost[]>;
  readonly confirmed: UseQueryResult<readonly TempPost[]>;
}

/** What a worker already has, from the queries of the page. */
export function ownWorkOf({ profile, requested, confirmed }: OwnQueries): OwnWork {
  const all = [profile, requested, confirmed];
  return {
    profile: profile.data,
    requested: requested.data ?? [],
    confirmed: confirmed.data ?? [],
    isPending: all.some((query) => query.isPending),
    error: all.find((query) => query.isError && query.data === undefined)?.error ?? null,
    retry: () => {
      for (const query of all.filter(({ isError }) => isError)) {
        query.refetch().catch((error: unknown) => reportError(error));
      }
    },
  };
}
