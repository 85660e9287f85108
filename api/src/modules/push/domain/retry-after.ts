const LONGEST_MS = 6 * 60 * 60 * 1000;

/** What the header `Retry-After` asks for, seconds or a date; at most six hours, nothing where it is no such thing. */
export function retryAfterMs(header: string | undefined, now: Date): number {
  const text = header?.trim() ?? '';
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  return Number.isNaN(ms) ? 0 : Math.min(LONGEST_MS, Math.max(0, ms));
}
