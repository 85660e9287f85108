import type Stripe from 'stripe';
import type { ApiParts } from './http/api.ts';
import type { Call } from './http/call.ts';
import { Params } from './http/params.ts';
import { letGo } from './resources/authorised-payments.ts';
import { failBankPayout } from './resources/bank-payouts.ts';
import { leftOf } from './resources/charges.ts';
import { closeDispute, isOpen, openDispute } from './resources/disputes.ts';
import { warnOfFraud } from './resources/fraud-warnings.ts';
import { routes } from './resources/routes.ts';

/** What happens at a provider without anybody's request: at a bank, or by somebody at its desk. */
export const HAPPENINGS = [
  'dispute-opened',
  'dispute-won',
  'dispute-lost',
  'charge-refunded',
  'charge-partly-refunded',
  'authorisation-freed',
  'early-fraud-warning',
  'payout-failed',
  'transfer-reversed',
] as const;
export type HappeningName = (typeof HAPPENINGS)[number];

/** Lets it happen to the newest charge, dispute or transfer; false where there is none. Its webhooks are sent as ever. */
export function happen(parts: ApiParts, name: HappeningName): boolean {
  const happened = parts.store.atomically(() => HOW[name](parts));
  parts.settled();
  return happened;
}

const HOW: Readonly<Record<HappeningName, (parts: ApiParts) => boolean>> = {
  'dispute-opened': (parts) => aboutCharge(parts, openDispute),
  'dispute-won': (parts) => decided(parts, 'won'),
  'dispute-lost': (parts) => decided(parts, 'lost'),
  'authorisation-freed': (parts) => {
    const held = parts.store
      .all('paymentIntents')
      .findLast(({ status }) => status === 'requires_capture');
    if (held) letGo(callIn(parts), held, 'automatic');
    return held !== undefined;
  },
  'early-fraud-warning': (parts) => aboutCharge(parts, warnOfFraud),
  'charge-refunded': (parts) =>
    aboutCharge(parts, (_, charge) => asked(parts, '/v1/refunds', { charge: charge.id })),
  'charge-partly-refunded': (parts) =>
    aboutCharge(parts, (_, charge) => {
      const amount = Math.ceil(leftOf(charge) / 2);
      asked(parts, '/v1/refunds', { charge: charge.id, amount: String(amount) });
    }),
  'transfer-reversed': (parts) => {
    const transfer = newestTransfer(parts);
    if (transfer) {
      asked(parts, '/v1/transfers/{transfer}/reversals', {}, { transfer: transfer.id });
    }
    return transfer !== undefined;
  },
  'payout-failed': (parts) => {
    const transfer = newestTransfer(parts);
    return transfer !== undefined && failBankPayout(callIn(parts), transfer);
  },
};

const NOBODY = { id: null, idempotency_key: null };

const newestTransfer = ({ store }: ApiParts): Stripe.Transfer | undefined =>
  store.all('transfers').findLast(({ reversed }) => !reversed);

/** To the newest charge that was neither refunded nor disputed. */
function aboutCharge(
  parts: ApiParts,
  work: (call: Call, charge: Stripe.Charge) => unknown,
): boolean {
  const charge = parts.store
    .all('charges')
    .findLast(({ captured, refunded, disputed }) => captured && !refunded && !disputed);
  if (charge) work(callIn(parts), charge);
  return charge !== undefined;
}

function decided(parts: ApiParts, status: 'won' | 'lost'): boolean {
  const dispute = parts.store.all('disputes').findLast(isOpen);
  if (dispute) closeDispute(callIn(parts), dispute, status);
  return dispute !== undefined;
}

/** As if the platform itself had asked for it at the provider's desk. */
function asked(
  parts: ApiParts,
  path: string,
  form: Readonly<Record<string, string>>,
  ids: Readonly<Record<string, string>> = {},
): void {
  const route = routes.find((one) => one.method === 'POST' && one.path === path);
  route?.handle({ ...callIn(parts), params: new Params(form), path: ids });
}

const callIn = (parts: ApiParts): Call => ({
  store: parts.store,
  params: new Params({}),
  path: {},
  caller: 'platform',
  now: parts.seconds(),
  publicUrl: parts.publicUrl,
  openingBalance: parts.openingBalance,
  record: (happening) => parts.record(happening, NOBODY),
});
