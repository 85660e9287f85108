/** One page of a list as the API cuts it; the cursor says where the next page begins. */
export function pageOf<Entry>(
  entries: readonly Entry[],
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): { readonly entries: Entry[]; readonly nextCursor: string | null } {
  const from = cursor ? Number(cursor) : 0;
  const next = from + limit;
  return {
    entries: entries.slice(from, next),
    nextCursor: next < entries.length ? String(next) : null,
  };
}
