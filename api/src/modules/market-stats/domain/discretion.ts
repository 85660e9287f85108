import type { Backing } from './market-figures.ts';

const FEWEST_BUSINESSES = 3;
const LARGEST_SHARE = 0.8;

/**
 * Whether a group may be shown: at least three businesses posted in it, and none of them so much
 * that the figures are its own.
 */
export const mayBeShown = ({ businesses, shifts, shiftsOfLargest }: Backing): boolean =>
  businesses >= FEWEST_BUSINESSES && shiftsOfLargest <= shifts * LARGEST_SHARE;
