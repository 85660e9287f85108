import type { Palette } from '../palette.ts';

/** The meanings on white surfaces, shared by the three light themes. */
export const LIGHT_MEANINGS: Palette['meanings'] = {
  confirmed: { mark: '#1b8a4b', text: '#157040', soft: '#e5f4eb' },
  requested: { mark: '#d2700c', text: '#9a4a07', soft: '#fdf1e0' },
  needsAction: { mark: '#3b62d6', text: '#2f4fb8', soft: '#e9eefc' },
  complete: { mark: '#64748b', text: '#4a586b', soft: '#eef1f5' },
  problem: { mark: '#d33a2f', text: '#b3261e', soft: '#fdecea' },
};
