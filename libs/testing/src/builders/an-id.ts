/** A valid id that ends in this number: `anId(7)` is `5eed00000000000000000007`. */
export const anId = (number: number): string => `5eed${String(number).padStart(20, '0')}`;
