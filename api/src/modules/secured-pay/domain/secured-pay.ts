import type { Cents } from '@leafshift/domain/money';
import type { PayRefusalCode } from '@leafshift/domain/secured-pay';
import type { EmployerId } from '../../../core/ids.ts';
import type { ShiftId } from '../../posts/index.ts';

/** The card refused; the workers are released then unless it is mended. */
export interface PayRefusal {
  readonly code: PayRefusalCode;
  readonly mendBy: Date;
}

interface Counts {
  /** How often the bank was asked, and how often it refused. */
  readonly attempts: number;
  readonly refusals: number;
  /** The estimated total; null before it was asked. */
  readonly amount: Cents | null;
  /** The provider's id of the payment, once it is known. */
  readonly paymentId: string | null;
}

/** Nobody asks the provider. */
type Resting =
  /** To be asked; the outbox has a record of it. */
  | (Counts & { readonly state: 'planned' })
  | (Counts & { readonly state: 'secured'; readonly securedAt: Date; readonly paymentId: string })
  /** The business was told. */
  | (Counts & { readonly state: 'refused'; readonly refusal: PayRefusal })
  /** It was not mended in time, and the workers were released. */
  | (Counts & { readonly state: 'released'; readonly refusal: PayRefusal });

/** One process may ask until then; after that it counts as crashed. */
type Asking = Counts & {
  readonly state: 'asking';
  readonly until: Date;
  readonly refusal: PayRefusal | null;
  /** Nobody needs it any more: what is set aside is freed. */
  readonly isUnwanted: boolean;
};

/** How far the pay of a shift is secured. */
export type Securing = Resting | Asking;

/** A shift whose pay is to be secured from its first confirmation on. */
export interface SecuredShift {
  readonly shiftId: ShiftId;
  readonly employerId: EmployerId;
  /** Another one each time that the first worker is confirmed. */
  readonly order: string;
  readonly orderedAt: Date;
  readonly startsAt: Date;
}

export interface SecuredPay extends SecuredShift {
  readonly securing: Securing;
}

export const PLANNED = {
  state: 'planned',
  attempts: 0,
  refusals: 0,
  amount: null,
  paymentId: null,
} as const satisfies Securing;

export type SecuringAnswer =
  | { readonly status: 'secured'; readonly paymentId: string }
  | { readonly status: 'refused'; readonly code: PayRefusalCode; readonly paymentId: string | null }
  | { readonly status: 'unanswered' };

/** What can happen. Everything but the clock can repeat, come late or get lost. */
export type SecuringEvent =
  /** A record of the outbox is due; it counts only if there are still `after` refusals. */
  | { readonly kind: 'due'; readonly after: number; readonly amount: Cents; readonly at: Date }
  /** The business asks for it. */
  | { readonly kind: 'try'; readonly amount: Cents; readonly at: Date }
  /** The business has another card. */
  | { readonly kind: 'card-changed'; readonly at: Date }
  | {
      readonly kind: 'answered';
      readonly attempt: number;
      readonly answer: SecuringAnswer;
      readonly at: Date;
    }
  /** The bank has freed what was set aside by that payment. */
  | { readonly kind: 'freed'; readonly paymentId: string; readonly at: Date }
  /** Somebody is confirmed on the shift, and that is not the first. */
  | { readonly kind: 'wanted'; readonly at: Date }
  /** Nobody is confirmed any more and nothing is owed, or its invoice has what is set aside. */
  | { readonly kind: 'unwanted'; readonly isTaken: boolean };

/** What follows; all but `ask` happens in the transaction that stores the state. */
export type SecuringEffect =
  | { readonly kind: 'ask'; readonly attempt: number }
  | { readonly kind: 'schedule'; readonly after: number; readonly at: Date }
  | { readonly kind: 'tell'; readonly of: 'refused' | 'secured' }
  | { readonly kind: 'release-workers' }
  | { readonly kind: 'free'; readonly paymentId: string };

/** The next state, null where there is nothing to keep. */
export interface SecuringStep {
  readonly securing: Securing | null;
  readonly effects: readonly SecuringEffect[];
}
