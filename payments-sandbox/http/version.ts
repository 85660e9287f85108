import { invalidRequest } from './failure.ts';

/** The version of Stripe's API whose shapes the sandbox gives. */
export const apiVersion = '2026-10-28.endive';

/** The version that the caller named, or the sandbox's own; throws for what is none. */
export function versionFrom(header: string | undefined): string {
  if (header === undefined) return apiVersion;
  if (/^\d{4}-\d{2}-\d{2}(\.[a-z]+)?$/.test(header)) return header;
  throw invalidRequest(`Invalid Stripe API version: ${header}`);
}
