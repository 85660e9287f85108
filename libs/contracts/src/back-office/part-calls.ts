import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Instant } from '../core/primitives.ts';
import { ReleaseSide } from '../portal/schemas.ts';

/** How often windows had a part, and how often it failed them. */
const PartCount = z.strictObject({
  loads: z.number().int().min(0),
  failures: z.number().int().min(0),
  /** Of the failures, those of parts that the loads have already. */
  crashes: z.number().int().min(0).default(0),
});

/** What windows say of one release of a remote. */
export const ReleaseHealth = z.strictObject({
  remote: z.string(),
  release: z.string(),
  /** Why windows have it: it is the current one, a canary and so on. */
  side: ReleaseSide,
  hour: PartCount,
  day: PartCount,
  /** Whether so many of the last hour's loads failed that there is an alarm. */
  isFailing: z.boolean(),
});
export type ReleaseHealth = z.infer<typeof ReleaseHealth>;

export const releaseHealth = defineCall({
  name: 'admin.releaseHealth',
  method: 'GET',
  path: '/admin/release-health',
  access: ['Admin'],
  roles: [],
  summary: 'Loads and failures of the remotes’ releases within the last hour and day',
  answer: z.strictObject({ since: Instant, releases: z.array(ReleaseHealth) }),
  status: 200,
});
