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

const part = {
  remote: z
    .string()
    .max(40)
    .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/),
  /** The id of the release, or `none` where the window had none. */
  release: z.string().regex(/^(?:[0-9a-f]{12}|none)$/),
  /** The path as the router knows it, such as `/find-work/:id?`, or the name of the slot. */
  page: z.string().min(1).max(100),
};

/** What only newer shells know of: its window could not show the part either, so that it counts. */
const OtherFailure = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z-]*$/)
  .transform((): PartFailureKind => 'broken');

/** What a window says of one page or slot of a remote: that it was shown, or why not. */
export const PartReport = z.strictObject({
  ...part,
  kind: z.enum(['loaded', ...PartFailureKind.options]).or(OtherFailure),
  side: ReleaseSide,
});
export type PartReport = z.infer<typeof PartReport>;

/** A window sends what has come together. */
export const PartReports = z.strictObject({ reports: z.array(PartReport).min(1).max(50) });

/**
 * How a page felt, by the names of the Web Vitals: when its largest part was there (`LCP`), the slowest
 * answer to a press (`INP`), both in milliseconds, and how much moved by itself (`CLS`, without a unit).
 */
export const PageVital = z.strictObject({
  ...part,
  name: z.enum(['LCP', 'INP', 'CLS']),
  value: z.number().min(0).max(600_000),
});
export type PageVital = z.infer<typeof PageVital>;

/** A window sends what it has measured when it is left. */
export const PageVitals = z.strictObject({ vitals: z.array(PageVital).min(1).max(50) });
