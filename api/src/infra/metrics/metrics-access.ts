import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether an `Authorization` header is the bearer token. */
export const isBearer = (header: string | undefined, token: string): boolean =>
  header !== undefined && timingSafeEqual(digest(header), digest(`Bearer ${token}`));
