import type { DocumentStatus } from '../onboarding/steps/documents.ts';
import type { AlertKind, Refusal } from '../platform/refusal.ts';
import { textCode } from '../texts/text-code.ts';

/** What an account can be kept from; to confirm is the employer's, to be confirmed the worker's. */
export const ELIGIBILITY_ACTIONS = [
  'publish-temp',
  'publish-permanent',
  'request',
  'confirm',
  'be-confirmed',
  'connect-bank',
  'be-paid',
] as const;

export type EligibilityAction = (typeof ELIGIBILITY_ACTIONS)[number];

/** What is known of an account; `documents` are those that its user type needs. */
export interface EligibilityFacts {
  readonly emailVerified: boolean;
  readonly isSuspended: boolean;
  /** It matches an account that was closed or suspended, and nobody has looked yet. */
  readonly isUnderReview: boolean;
  readonly documents: readonly DocumentStatus[];
  /** Only of a business, and only where it is asked whether it may post or confirm. */
  readonly payment?: PaymentStanding;
}

/** Whether a business can pay for what it brings about. */
export interface PaymentStanding {
  /** The card that invoices are charged to; one has 'failed' until it is replaced or what it failed for is paid. */
  readonly card: 'working' | 'missing' | 'failed';
  readonly hasOverdueInvoice: boolean;
}

/** How long an invoice may stay unpaid before its business can neither post nor confirm. */
export const INVOICE_OVERDUE_DAYS = 7;

/** What documents have to be before somebody is confirmed or posts a shift. */
export const VERIFICATION_GATES = ['submitted', 'approved'] as const;

export interface EligibilityPolicy {
  readonly gate: (typeof VERIFICATION_GATES)[number];
}

export type EligibilityCode =
  | 'ACCOUNT_SUSPENDED'
  | 'ACCOUNT_UNDER_REVIEW'
  | 'EMAIL_NOT_VERIFIED'
  | 'DOCUMENTS_REJECTED'
  | 'DOCUMENTS_NOT_APPROVED'
  | PaymentCode;

/** What a business puts right by its card or by paying. */
export const PAYMENT_CODES = ['INVOICE_OVERDUE', 'CARD_NEEDED', 'CARD_FAILED'] as const;
export type PaymentCode = (typeof PAYMENT_CODES)[number];

const kinds: Readonly<Record<EligibilityCode, AlertKind>> = {
  ACCOUNT_SUSPENDED: 'Error',
  ACCOUNT_UNDER_REVIEW: 'Warning',
  EMAIL_NOT_VERIFIED: 'Warning',
  DOCUMENTS_REJECTED: 'Error',
  DOCUMENTS_NOT_APPROVED: 'Warning',
  INVOICE_OVERDUE: 'Warning',
  CARD_NEEDED: 'Warning',
  CARD_FAILED: 'Warning',
};

/** What brings new work about; what was earned already is not touched by a suspension. */
const NEW_WORK: readonly EligibilityAction[] = [
  'publish-temp',
  'publish-permanent',
  'request',
  'confirm',
  'be-confirmed',
];

const BEHIND_GATE: readonly EligibilityAction[] = ['publish-temp', 'be-confirmed'];

/** What somebody will have to be paid for; a permanent posting costs nothing. */
const COSTS_MONEY: readonly EligibilityAction[] = ['publish-temp', 'confirm'];

const reasons: Readonly<
  Record<
    EligibilityCode,
    {
      readonly from: readonly EligibilityAction[];
      readonly holds: (facts: EligibilityFacts, policy: EligibilityPolicy) => boolean;
    }
  >
> = {
  ACCOUNT_SUSPENDED: { from: NEW_WORK, holds: ({ isSuspended }) => isSuspended },
  ACCOUNT_UNDER_REVIEW: { from: NEW_WORK, holds: ({ isUnderReview }) => isUnderReview },
  EMAIL_NOT_VERIFIED: {
    from: ELIGIBILITY_ACTIONS,
    holds: ({ emailVerified }) => !emailVerified,
  },
  DOCUMENTS_REJECTED: {
    from: NEW_WORK,
    holds: ({ documents }) => documents.includes('Rejected'),
  },
  DOCUMENTS_NOT_APPROVED: {
    from: BEHIND_GATE,
    holds: ({ documents }, { gate }) =>
      gate === 'approved' && documents.some((status) => status !== 'Approved'),
  },
  INVOICE_OVERDUE: {
    from: [...COSTS_MONEY, 'publish-permanent'],
    holds: ({ payment }) => payment?.hasOverdueInvoice ?? false,
  },
  CARD_NEEDED: { from: COSTS_MONEY, holds: ({ payment }) => payment?.card === 'missing' },
  CARD_FAILED: { from: COSTS_MONEY, holds: ({ payment }) => payment?.card === 'failed' },
};

/** Every code that an account's eligibility may refuse with, the weightiest first. */
export const ELIGIBILITY_CODES = Object.keys(reasons) as readonly EligibilityCode[];

/** Why an account may not do something, or null (TRUST-3). */
export function eligibilityRefusal(
  action: EligibilityAction,
  facts: EligibilityFacts,
  policy: EligibilityPolicy,
): Refusal<EligibilityCode> | null {
  const code = ELIGIBILITY_CODES.find(
    (each) => reasons[each].from.includes(action) && reasons[each].holds(facts, policy),
  );
  return code === undefined ? null : { code, text: textCode(code), kind: kinds[code] };
}

/** What an employer learns of a worker who may not be confirmed. */
export const WORKER_NOT_ELIGIBLE: Refusal<'WORKER_NOT_ELIGIBLE'> = {
  code: 'WORKER_NOT_ELIGIBLE',
  text: textCode('WORKER_NOT_ELIGIBLE'),
  kind: 'Info',
};

/** Why an employer may not confirm a worker, or null. Of the worker's own reason it says nothing. */
export function confirmationRefusal(
  employer: EligibilityFacts,
  worker: EligibilityFacts | null,
  policy: EligibilityPolicy,
): Refusal<EligibilityCode | 'WORKER_NOT_ELIGIBLE'> | null {
  const own = eligibilityRefusal('confirm', employer, policy);
  if (own) {
    return own;
  }
  return worker && !eligibilityRefusal('be-confirmed', worker, policy) ? null : WORKER_NOT_ELIGIBLE;
}
