import { type Change, Journal } from './journal.ts';
import type { TableName, Tables } from './tables.ts';

interface Undo extends Change {
  readonly before: { readonly id: string } | undefined;
}

/** The sandbox's rows. Rows are replaced, never changed in place. */
export class Store {
  readonly #tables = new Map<string, Map<string, { readonly id: string }>>();
  readonly #journal: Journal | undefined;
  #pending: Undo[] | undefined;

  private constructor(journal: Journal | undefined) {
    this.#journal = journal;
  }

  /** In memory, gone with the process. */
  static inMemory(): Store {
    return new Store(undefined);
  }

  /** Kept in a folder; what `atomically` returned is there after a crash. */
  static inFolder(folder: string): Store {
    const { journal, changes } = Journal.open(folder);
    const store = new Store(journal);
    const history = changes.flat();
    for (const change of history) store.#apply(change);
    const rows = store.#rows();
    if (history.length > 1000 && history.length > 2 * rows.length) journal.compact(rows);
    return store;
  }

  find<T extends TableName>(table: T, id: string): Tables[T] | undefined {
    return this.#table(table).get(id) as Tables[T] | undefined;
  }

  /** All rows, oldest first. */
  all<T extends TableName>(table: T): Tables[T][] {
    return [...this.#table(table).values()] as Tables[T][];
  }

  put<T extends TableName>(table: T, row: Tables[T]): Tables[T] {
    this.#change({ table, id: row.id, row });
    return row;
  }

  remove(table: TableName, id: string): void {
    this.#change({ table, id });
  }

  /** Runs the work; all its changes are kept, on disk too, or none. */
  atomically<R>(work: () => R): R {
    if (this.#pending) throw new Error('A request runs inside another one');
    const pending: Undo[] = [];
    this.#pending = pending;
    try {
      const result = work();
      this.#commit(pending);
      return result;
    } catch (error) {
      if (keepsChanges(error)) this.#commit(pending);
      else this.#rollBack(pending);
      throw error;
    } finally {
      this.#pending = undefined;
    }
  }

  close(): void {
    this.#journal?.close();
  }

  #commit(pending: readonly Undo[]): void {
    if (pending.length === 0) return;
    try {
      this.#journal?.append(pending.map(({ before: _, ...change }) => change));
    } catch (error) {
      this.#rollBack(pending);
      throw error;
    }
  }

  #rollBack(pending: readonly Undo[]): void {
    for (const { table, id, before } of [...pending].reverse())
      this.#apply({ table, id, row: before });
  }

  #change(change: Change): void {
    if (!this.#pending) throw new Error('Rows change only inside a request');
    const before = this.#table(change.table).get(change.id);
    this.#pending.push({ ...change, before });
    this.#apply(change);
  }

  #apply({ table, id, row }: Change): void {
    if (row === undefined) this.#table(table).delete(id);
    else this.#table(table).set(id, row as { id: string });
  }

  #table(name: string): Map<string, { readonly id: string }> {
    const table = this.#tables.get(name) ?? new Map<string, { readonly id: string }>();
    this.#tables.set(name, table);
    return table;
  }

  #rows(): Change[] {
    return [...this.#tables].flatMap(([table, rows]) =>
      [...rows].map(([id, row]) => ({ table, id, row })),
    );
  }
}

/** Whether an error is itself a result: what was written before it stays. */
function keepsChanges(error: unknown): boolean {
  return error instanceof Error && 'keepsChanges' in error && error.keepsChanges === true;
}
