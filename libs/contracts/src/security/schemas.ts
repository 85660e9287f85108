import { z } from 'zod';
import { Id, Instant } from '../core/primitives.ts';

export const SECURITY_EVENTS = [
  'signed-in',
  'sign-in-failed',
  'registered',
  'sessions-ended',
  'password-wrong',
  'stepped-up',
  'second-factor-added',
  'second-factor-removed',
  'second-factor-failed',
  'recovery-codes-made',
  'password-changed',
  'password-reset',
  'email-verified',
  'email-changed',
  'email-restored',
  'phone-verified',
  'account-closed',
  'suspended',
  'under-review',
  'suspension-appealed',
  'suspension-ended',
  'identity-document-shown',
  'bookkeeping-changed',
  'back-office',
] as const;

/** One entry of the security log. */
export const SecurityEntry = z.strictObject({
  _id: Id,
  at: Instant,
  event: z.enum(SECURITY_EVENTS),
  /** Whose account it is about; null where the address of a failed sign-in is nobody's. */
  user: Id.nullable(),
  /** Who did it: the user, or somebody of the back office; null where that is not known. */
  by: Id.nullable(),
  /** A keyed digest of the network address; the same network always has the same. */
  network: z.string().nullable(),
  details: z.record(z.string(), z.string()),
});
export type SecurityEntry = z.infer<typeof SecurityEntry>;
