import { ADMIN_ROLES } from '@leafshift/domain/admin-roles';
import { textCode } from '@leafshift/domain/text-code';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { PageQuery, pageOf } from '../core/paging.ts';
import { Day, Id, Instant, requiredText, Url } from '../core/primitives.ts';
import { DocumentStatus } from '../profile/schemas.ts';
import { SuspensionEnd, SuspensionWords } from '../suspensions/schemas.ts';
import { AccountPrices, User } from '../users/schemas.ts';

/** Who somebody is; the birth date of a worker. */
const Identity = z.strictObject({ name: z.string(), birthDay: Day.nullable() });

/** Whose a review is for now; the claim ends by itself. */
export const ReviewClaim = z.strictObject({ _id: Id, name: z.string(), until: Instant });
export type ReviewClaim = z.infer<typeof ReviewClaim>;

/**
 * A document that waits for, or has had, a decision. Its `_id` is another one as soon as there is
 * something else to look at, so that only what was seen is approved.
 */
export const Review = z.strictObject({
  _id: Id,
  user: Id,
  userName: z.string(),
  /** Whom the profile says its owner to be: the document has to show the same. */
  stated: Identity,
  /** Whom the profile was last approved for. */
  approvedBefore: Identity.nullable(),
  kind: z.enum(['identificationDocument', 'backgroundCheck', 'businessLicence', 'certificate']),
  status: DocumentStatus,
  uploadUrl: z.string(),
  /** The link to its other side, where there is a picture of it. */
  backUrl: z.string().optional(),
  /** What a certificate is said to show. */
  certificate: z
    .strictObject({
      certificationName: z.string(),
      certificationNumber: z.string(),
      issuedOn: Day.nullable(),
      expiresOn: Day.nullable(),
    })
    .optional(),
  reason: z.string().nullable(),
  submittedAt: Instant,
  /** Who looks at it now, so that two reviewers never do; null where nobody does. */
  claimedBy: ReviewClaim.nullable(),
});
export type Review = z.infer<typeof Review>;

export const ReviewDecision = z.discriminatedUnion('decision', [
  z.strictObject({
    decision: z.literal('Approved'),
    reason: z.string().max(500).optional(),
  }),
  z.strictObject({
    decision: z.literal('Rejected'),
    reason: requiredText(textCode('REASON_REQUIRED'), 500),
  }),
]);
export type ReviewDecision = z.infer<typeof ReviewDecision>;

export const reviews = defineCall({
  name: 'admin.reviews',
  method: 'GET',
  path: '/admin/reviews',
  access: ['Admin'],
  roles: ['reviewer'],
  summary: 'Documents by review status, longest waiting first',
  query: z.strictObject({
    ...PageQuery.shape,
    status: DocumentStatus.default('Pending'),
  }),
  answer: pageOf('reviews', Review),
  status: 200,
});

export const decideReview = defineCall({
  name: 'admin.decideReview',
  method: 'PUT',
  path: '/admin/reviews/:id',
  access: ['Admin'],
  roles: ['reviewer'],
  summary: 'Approve or reject a document',
  params: z.strictObject({ id: Id }),
  body: ReviewDecision,
  answer: Review,
  status: 200,
  errors: ['REVIEW_CLAIMED'],
  idempotent: true,
});

export const claimReview = defineCall({
  name: 'admin.claimReview',
  method: 'POST',
  path: '/admin/reviews/:id/claim',
  access: ['Admin'],
  roles: ['reviewer'],
  summary: 'Take a document for five minutes, or go on with one that is mine',
  params: z.strictObject({ id: Id }),
  answer: ReviewClaim,
  status: 200,
  errors: ['REVIEW_CLAIMED'],
  idempotent: true,
});

export const releaseReview = defineCall({
  name: 'admin.releaseReview',
  method: 'DELETE',
  path: '/admin/reviews/:id/claim',
  access: ['Admin'],
  roles: ['reviewer'],
  summary: 'Give a document back that I have taken and not decided',
  params: z.strictObject({ id: Id }),
  status: 204,
});

/** A picture that was changed after its owner was approved, and how often it was. */
export const Portrait = z.strictObject({
  user: Id,
  userName: z.string(),
  usertype: User.shape.usertype,
  profileImage: Url.nullable(),
  changedAt: Instant,
  changes: z.number().int(),
});
export type Portrait = z.infer<typeof Portrait>;

export const portraits = defineCall({
  name: 'admin.portraits',
  method: 'GET',
  path: '/admin/portraits',
  access: ['Admin'],
  roles: ['reviewer'],
  summary: 'Portraits that were changed after the approval of their owners, the latest first',
  query: PageQuery,
  answer: pageOf('portraits', Portrait),
  status: 200,
});

export const users = defineCall({
  name: 'admin.users',
  method: 'GET',
  path: '/admin/users',
  access: ['Admin'],
  roles: ADMIN_ROLES,
  summary: 'Accounts by name or e-mail address',
  query: z.strictObject({
    ...PageQuery.shape,
    q: z.string().trim().max(100).optional(),
  }),
  answer: pageOf('users', User),
  status: 200,
});

/** A suspension says why; an end is one of a suspension. */
function refuseIncompleteSuspension(
  { suspended, reason, until }: { suspended?: boolean; reason?: string; until?: string },
  context: z.RefinementCtx,
): void {
  if (suspended && reason === undefined) {
    context.addIssue({ code: 'custom', path: ['reason'], message: textCode('REASON_REQUIRED') });
  }
  if (!suspended && until !== undefined) {
    context.addIssue({ code: 'custom', path: ['until'], message: textCode('INPUT_NOT_VALID') });
  }
}

export const updateUser = defineCall({
  name: 'admin.updateUser',
  method: 'PUT',
  path: '/admin/users/:id',
  access: ['Admin'],
  roles: ['support', 'finance'],
  fieldRoles: { suspended: ['support'], paymentDetails: ['finance'] },
  summary: 'Suspend, lift a suspension, or set the fees of an account',
  stepUp: { withField: 'paymentDetails' },
  params: z.strictObject({ id: Id }),
  body: z
    .strictObject({
      suspended: z.boolean().optional(),
      /** What the account is told; a suspension needs it. */
      reason: SuspensionWords.optional(),
      /** When the suspension ends by itself; without it, when a person lifts it. */
      until: SuspensionEnd.optional(),
      paymentDetails: AccountPrices.partial().optional(),
    })
    .superRefine(refuseIncompleteSuspension),
  answer: User,
  status: 200,
  idempotent: true,
});

/** Whether the double-entry ledger sums to zero, in cents. */
export const LedgerCheck = z.strictObject({
  balanced: z.boolean(),
  sumCents: z.number().int(),
  entries: z.number().int(),
  unbalanced: z.array(Id),
});
export type LedgerCheck = z.infer<typeof LedgerCheck>;

export const checkLedger = defineCall({
  name: 'admin.checkLedger',
  method: 'GET',
  path: '/admin/ledger/check',
  access: ['Admin'],
  roles: ['finance'],
  summary: 'Check that the ledger sums to zero',
  answer: LedgerCheck,
  status: 200,
});
