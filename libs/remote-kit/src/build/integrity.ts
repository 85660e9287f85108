import { createHash } from 'node:crypto';

/**
 * What a browser checks files by. Each entry names all files of its build by it, in bytes that do not
 * compress, so it is the shortest that browsers take.
 */
export const INTEGRITY_HASH = 'sha256';

/** As it stands in the page, in a registry and in an entry. */
export const integrityOf = (content: Buffer | string): string =>
  `${INTEGRITY_HASH}-${createHash(INTEGRITY_HASH).update(content).digest('base64')}`;
