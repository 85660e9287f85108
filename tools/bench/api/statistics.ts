/** The one in the middle; of an even number the lower of the two. Throws for none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error('There is no median of nothing');
  return middle;
}
