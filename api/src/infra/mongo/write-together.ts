/**
 * Writes one thing at once, and what comes in meanwhile together as soon as that is done: many
 * small writes of a busy moment become few. `add` resolves, or throws, with the write of its item.
 */
export class WriteTogether<Item> {
  #waiting: { readonly items: Item[]; readonly written: Promise<void> } | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly write: (items: readonly Item[]) => Promise<void>) {}

  add(item: Item): Promise<void> {
    if (this.#waiting) {
      this.#waiting.items.push(item);
      return this.#waiting.written;
    }
    const items = [item];
    const written = this.#last.then(() => {
      this.#waiting = null;
      return this.write(items);
    });
    this.#waiting = { items, written };
    this.#last = written.catch(() => undefined);
    return written;
  }
}
