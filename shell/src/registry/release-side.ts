const KEY = 'releaseSide';
const SIDES = 100;

/**
 * Which share of the visitors this browser belongs to: a number from 0 to 99, drawn once and kept,
 * so that a visitor stays on the same side of a canary. It is too coarse to tell people apart.
 */
export function sideOfBrowser(storage: Storage = localStorage): string {
  const kept = storage.getItem(KEY);
  if (kept !== null && /^\d{1,2}$/.test(kept)) return `visitor-${kept}`;
  const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
  const side = String(random % SIDES);
  storage.setItem(KEY, side);
  return `visitor-${side}`;
}
