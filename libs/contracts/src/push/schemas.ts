import { z } from 'zod';
import { Id, Instant } from '../core/primitives.ts';

const MOST_ADDRESS = 1000;
/** The 65 bytes of an uncompressed point of P-256, as base64url. */
const PUBLIC_KEY = /^B[A-Za-z0-9_-]{86}$/;
/** 16 bytes as base64url. */
const AUTH_SECRET = /^[A-Za-z0-9_-]{22}$/;

/** How a browser lets itself be reached: what its `PushSubscription` says, and for which key it was made. */
export const PushSubscriptionKeys = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(MOST_ADDRESS),
  keys: z.strictObject({
    p256dh: z.string().regex(PUBLIC_KEY),
    auth: z.string().regex(AUTH_SECRET),
  }),
  /** The public key of the portal that it was made with. */
  publicKey: z.string().regex(PUBLIC_KEY),
});
export type PushSubscriptionKeys = z.infer<typeof PushSubscriptionKeys>;

/** A browser of mine that gets pushes; nobody reads its address again. */
export const PushDevice = z.strictObject({
  _id: Id,
  /** Browser and system, such as `Firefox, Windows`; empty where they were not recognised. */
  device: z.string(),
  addedAt: Instant,
  /** Whether it is the session that asks. */
  current: z.boolean(),
});
export type PushDevice = z.infer<typeof PushDevice>;

/** `publicKey` is null where this portal sends no pushes. */
export const PushState = z.strictObject({
  publicKey: z.string().nullable(),
  devices: z.array(PushDevice),
});
export type PushState = z.infer<typeof PushState>;

/** What a push carries to the service worker, in the reader's language. */
export const PushMessage = z.object({
  title: z.string(),
  body: z.string(),
  /** A path of the portal at which the thing can be done. */
  path: z.string(),
  /** A later push with the same tag takes the place of an earlier one. */
  tag: z.string(),
  lang: z.string(),
  dir: z.enum(['ltr', 'rtl']),
  sentAt: Instant,
});
export type PushMessage = z.infer<typeof PushMessage>;
