/** Which page of a list. */
export interface PageRequest {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** A page of a list, with the cursor of the next one. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

/** How much waits, and since when the first of it does; null where nothing does. */
export interface Waiting {
  readonly count: number;
  readonly oldestSince: Date | null;
}
