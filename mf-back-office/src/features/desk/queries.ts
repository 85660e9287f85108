import { listKey } from '@leafshift/data-access';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** A page of a list of the desk. */
interface DeskPage<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

interface DeskList<Item> {
  /** Which list it is. */
  readonly of: string;
  /** What it is searched by. */
  readonly by?: Readonly<Record<string, unknown>>;
  readonly load: (cursor: string | undefined, signal: AbortSignal) => Promise<DeskPage<Item>>;
}

/** Everything that the desk has fetched. */
export const deskKey = ['admin'] as const;

/** A keyset-paged list of the desk, its pages joined. */
export const deskListQuery = <Item>({ of, by = {}, load }: DeskList<Item>) =>
  infiniteQueryOptions({
    queryKey: listKey('admin', { of, ...by }),
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
