import type { RegistryEntry, Release } from '@leafshift/shell-sdk/registry';

/** A number from 0 to 99, always the same for the same text. */
export function bucketOf(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  }
  return hash % 100;
}

/**
 * The release that a user gets: a pinned one, else the canary's for its share of users, else the
 * current one. `subject` is the user's id or, for a visitor, the side of their browser; null gets no
 * canary. Undefined when the registry names a release that it does not hold.
 */
export function chooseRelease(
  name: string,
  entry: RegistryEntry,
  subject: string | null,
): Release | undefined {
  const pinned = subject === null ? undefined : entry.pins?.[subject];
  if (pinned !== undefined) return entry.releases[pinned];
  const { canary } = entry;
  if (canary && subject !== null && bucketOf(`${name}:${subject}`) < canary.percent) {
    return entry.releases[canary.release];
  }
  return entry.releases[entry.current];
}
