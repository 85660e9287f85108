/** Always the same order for the same seed (a linear congruential generator). */
export function shuffled<Item>(items: readonly Item[], seed: number): readonly Item[] {
  let state = seed;
  const next = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state;
  };
  return items
    .map((item) => ({ item, order: next() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
