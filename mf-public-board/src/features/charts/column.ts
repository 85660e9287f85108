/** One column of a column chart. */
export interface Column {
  readonly key: string;
  /** Stands below the column. */
  readonly label: string;
  /** Says the column in words, with its value. */
  readonly words: string;
  /** Null where there is nothing to show. */
  readonly value: number | null;
  /** The part of the value that is drawn full; all of it when absent. */
  readonly part?: number;
  /** Lies ahead, or has not ended. */
  readonly isOpen?: boolean;
}
