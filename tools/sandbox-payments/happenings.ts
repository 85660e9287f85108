import type Stripe from 'stripe';
import type { ApiParts } from './http/api.ts';
import type { Call } from './http/call.ts';
import { Params } from './http/params.ts';
import { routes } from './resources/routes.ts';
import { newId } from './state/ids.ts';

const WEEK_SECONDS = 7 * 24 * 60 * 60;

/** What happens at a provider without anybody's request: at a bank, or by somebody at its desk. */
export const HAPPENINGS = [
  'dispute-opened',
  'charge-refunded',
  'early-fraud-warning',
  'payout-failed',
  'transfer-reversed',
] as const;
export type HappeningName = (typeof HAPPENINGS)[number];

/** Lets it happen to the newest charge or transfer; false where there is none. Its webhooks are sent as ever. */
export function happen(parts: ApiParts, name: HappeningName): boolean {
  const happened = parts.store.atomically(() => HOW[name](parts));
  parts.settled();
  return happened;
}

const HOW: Readonly<Record<HappeningName, (parts: ApiParts) => boolean>> = {
  'dispute-opened': (parts) =>
    aboutCharge(parts, (charge) => ({
      type: 'charge.dispute.created',
      object: {
        id: newId('dp'),
        object: 'dispute',
        amount: charge.amount,
        balance_transactions: [],
        charge: charge.id,
        created: parts.seconds(),
        currency: charge.currency,
        evidence_details: { due_by: parts.seconds() + WEEK_SECONDS, has_evidence: false },
        is_charge_refundable: false,
        livemode: false,
        metadata: {},
        payment_intent: charge.payment_intent,
        reason: 'fraudulent',
        status: 'needs_response',
      },
    })),
  'early-fraud-warning': (parts) =>
    aboutCharge(parts, (charge) => ({
      type: 'radar.early_fraud_warning.created',
      object: {
        id: newId('issfr'),
        object: 'radar.early_fraud_warning',
        actionable: true,
        charge: charge.id,
        created: parts.seconds(),
        fraud_type: 'unauthorized_use_of_card',
        livemode: false,
        payment_intent: charge.payment_intent,
      },
    })),
  'charge-refunded': (parts) => {
    const charge = newestCharge(parts);
    return charge !== undefined && asked(parts, '/v1/refunds', { charge: charge.id });
  },
  'transfer-reversed': (parts) => {
    const transfer = newestTransfer(parts);
    const path = '/v1/transfers/{transfer}/reversals';
    return transfer !== undefined && asked(parts, path, {}, { transfer: transfer.id });
  },
  'payout-failed': (parts) => {
    const transfer = newestTransfer(parts);
    const account = transfer?.destination;
    if (typeof account !== 'string') return false;
    const object = {
      id: newId('po'),
      object: 'payout',
      amount: transfer?.amount,
      arrival_date: parts.seconds(),
      automatic: true,
      created: parts.seconds(),
      currency: 'cad',
      failure_code: 'account_closed',
      failure_message: 'The bank account has been closed.',
      livemode: false,
      metadata: {},
      method: 'standard',
      status: 'failed',
      type: 'bank_account',
    };
    parts.record({ type: 'payout.failed', object, account }, NOBODY);
    return true;
  },
};

const NOBODY = { id: null, idempotency_key: null };

const newestCharge = ({ store }: ApiParts): Stripe.Charge | undefined =>
  store.all('charges').findLast(({ paid, refunded }) => paid && !refunded);

const newestTransfer = ({ store }: ApiParts): Stripe.Transfer | undefined =>
  store.all('transfers').findLast(({ reversed }) => !reversed);

function aboutCharge(
  parts: ApiParts,
  happening: (charge: Stripe.Charge) => Parameters<ApiParts['record']>[0],
): boolean {
  const charge = newestCharge(parts);
  if (charge) parts.record(happening(charge), NOBODY);
  return charge !== undefined;
}

/** As if the platform itself had asked for it at the provider's desk. */
function asked(
  parts: ApiParts,
  path: string,
  form: Readonly<Record<string, string>>,
  ids: Readonly<Record<string, string>> = {},
): boolean {
  const route = routes.find((one) => one.method === 'POST' && one.path === path);
  const call: Call = {
    store: parts.store,
    params: new Params(form),
    path: ids,
    caller: 'platform',
    now: parts.seconds(),
    publicUrl: parts.publicUrl,
    openingBalance: parts.openingBalance,
    record: (happening) => parts.record(happening, NOBODY),
  };
  route?.handle(call);
  return route !== undefined;
}
