/** Groups of nodes that reach each other (Tarjan's strongly connected components of two or more). */
export function findCycles(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const search = new CycleSearch(edges);
  for (const node of edges.keys()) search.visit(node);
  return search.cycles;
}

class CycleSearch {
  readonly cycles: string[][] = [];
  readonly #edges: ReadonlyMap<string, ReadonlySet<string>>;
  readonly #order = new Map<string, number>();
  readonly #lowest = new Map<string, number>();
  readonly #open: string[] = [];

  constructor(edges: ReadonlyMap<string, ReadonlySet<string>>) {
    this.#edges = edges;
  }

  visit(node: string): void {
    if (this.#order.has(node)) return;
    const index = this.#order.size;
    this.#order.set(node, index);
    this.#lowest.set(node, index);
    this.#open.push(node);
    for (const next of this.#edges.get(node) ?? []) {
      this.visit(next);
      if (this.#open.includes(next)) this.#lower(node, this.#lowestOf(next));
    }
    if (this.#lowestOf(node) === index) this.#close(node);
  }

  #close(root: string): void {
    const group = this.#open.splice(this.#open.indexOf(root));
    if (group.length > 1 || this.#edges.get(root)?.has(root)) this.cycles.push(group.sort());
  }

  #lower(node: string, index: number): void {
    if (index < this.#lowestOf(node)) this.#lowest.set(node, index);
  }

  #lowestOf(node: string): number {
    return this.#lowest.get(node) ?? Number.POSITIVE_INFINITY;
  }
}
