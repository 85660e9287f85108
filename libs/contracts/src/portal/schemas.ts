import { z } from 'zod';

/** Why a part of the portal could not be shown. */
export const PartFailureKind = z.enum([
  'unreachable',
  'broken',
  'crashed',
  'contract',
  'libraries',
  'missing',
]);
export type PartFailureKind = z.infer<typeof PartFailureKind>;

/** Why a window has the release that it has; `tested` is one that a tester put in its place. */
export const ReleaseSide = z.enum(['current', 'canary', 'pinned', 'tested']);
export type ReleaseSide = z.infer<typeof ReleaseSide>;

/** What a window says of one page or slot of a remote: that it was shown, or why not. */
export const PartReport = z.strictObject({
  remote: z
    .string()
    .max(40)
    .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/),
  /** The id of the release, or `none` where the window had none. */
  release: z.string().regex(/^(?:[0-9a-f]{12}|none)$/),
  kind: z.enum(['loaded', ...PartFailureKind.options]),
  /** The path as the router knows it, such as `/find-work/:id?`, or the name of the slot. */
  page: z.string().min(1).max(100),
  side: ReleaseSide,
});
export type PartReport = z.infer<typeof PartReport>;

/** A window sends what has come together. */
export const PartReports = z.strictObject({ reports: z.array(PartReport).min(1).max(50) });
