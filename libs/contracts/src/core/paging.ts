import { z } from 'zod';

export const DEFAULT_PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 100;

/** The query of every list: `limit` (default 20, at most 100) and the `cursor` of the page before. */
export const PageQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
  cursor: z.string().min(1).max(500).optional(),
});
export type PageQuery = z.infer<typeof PageQuery>;

/** A page of a list under the name the API contract gives it, with the cursor of the next page. */
export const pageOf = <Name extends string, Item extends z.ZodType>(name: Name, item: Item) =>
  z.strictObject({
    [name]: z.array(item),
    nextCursor: z.string().nullable(),
  } as { [K in Name]: z.ZodArray<Item> } & {
    nextCursor: z.ZodNullable<z.ZodString>;
  });
