const LIMIT = 100;

/** The items of all pages of a list, in its order. */
export async function allPages<Page extends { readonly nextCursor: string | null }, Item>(
  read: (query: { readonly limit: number; readonly cursor?: string }) => Promise<Page>,
  itemsOf: (page: Page) => readonly Item[],
): Promise<readonly Item[]> {
  const items: Item[] = [];
  let cursor: string | null = null;
  do {
    const page: Page = await read({ limit: LIMIT, ...(cursor && { cursor }) });
    items.push(...itemsOf(page));
    cursor = page.nextCursor;
  } while (cursor);
  return items;
}
