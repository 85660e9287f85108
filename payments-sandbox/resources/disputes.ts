import type Stripe from 'stripe';
import type { Call, Route } from '../http/call.ts';
import { invalidRequest, noSuch } from '../http/failure.ts';
import { newId } from '../state/ids.ts';
import { movement } from './balance-transactions.ts';
import { leftOf } from './charges.ts';
import { noEvidence, readEvidence } from './dispute-evidence.ts';
import { createdWithin, listOf, listParams } from './lists.ts';

/** What the provider asks for a dispute, in cents; it keeps it whoever wins. */
const FEE = 1500;
const DAYS_TO_ANSWER = 7;
const DAY_SECONDS = 24 * 60 * 60;

/** The card's owner disputes a charge: its amount and the fee leave the balance at once. */
export function openDispute(call: Call, charge: Stripe.Charge): Stripe.Dispute {
  const id = newId('dp');
  const amount = leftOf(charge);
  const dispute = call.store.put('disputes', {
    id,
    object: 'dispute',
    amount,
    balance_transactions: [movement(call, { amount: -amount, fee: FEE, source: id })],
    charge: charge.id,
    created: call.now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: call.now + DAYS_TO_ANSWER * DAY_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  });
  call.store.put('charges', { ...charge, disputed: true });
  call.record({ type: 'charge.dispute.created', object: dispute });
  call.record({ type: 'charge.dispute.funds_withdrawn', object: dispute });
  return dispute;
}

/** The bank decides: what was won comes back, without the fee. */
export function closeDispute(
  call: Call,
  dispute: Stripe.Dispute,
  status: 'won' | 'lost',
): Stripe.Dispute {
  const returned = movement(call, { amount: dispute.amount, fee: 0, source: dispute.id });
  const closed = call.store.put('disputes', {
    ...dispute,
    balance_transactions: [
      ...dispute.balance_transactions,
      ...(status === 'won' ? [returned] : []),
    ],
    status,
  });
  if (status === 'won') {
    call.record({ type: 'charge.dispute.funds_reinstated', object: closed });
  }
  call.record({ type: 'charge.dispute.closed', object: closed });
  return closed;
}

/** Whether the bank has not decided yet. */
export const isOpen = ({ status }: Stripe.Dispute): boolean =>
  status !== 'won' && status !== 'lost';

/**
 * Takes evidence, and sends it to the bank unless `submit` is false. Stripe's test evidence decides a
 * dispute: `winning_evidence` or `losing_evidence`.
 */
function update(call: Call): object {
  const dispute = getDispute(call);
  const given = readEvidence(call);
  if (given && !isOpen(dispute)) throw invalidRequest('This dispute is already closed');
  const isSent = given !== undefined && call.params.flag('submit') !== false;
  const changed = call.store.put('disputes', {
    ...dispute,
    evidence: { ...dispute.evidence, ...given },
    evidence_details: {
      ...dispute.evidence_details,
      has_evidence: dispute.evidence_details.has_evidence || given !== undefined,
      submission_count: dispute.evidence_details.submission_count + (isSent ? 1 : 0),
    },
    metadata: call.params.metadata(dispute.metadata),
    status: isSent ? 'under_review' : dispute.status,
  });
  call.record({ type: 'charge.dispute.updated', object: changed });
  if (!isSent) return changed;
  const { uncategorized_text: text } = changed.evidence;
  if (text === 'winning_evidence') return closeDispute(call, changed, 'won');
  return text === 'losing_evidence' ? closeDispute(call, changed, 'lost') : changed;
}

function close(call: Call): object {
  const dispute = getDispute(call);
  if (!isOpen(dispute)) throw invalidRequest('This dispute is already closed');
  return closeDispute(call, dispute, 'lost');
}

function getDispute(call: Call): Stripe.Dispute {
  const id = call.path.dispute ?? '';
  const dispute = call.store.find('disputes', id);
  if (!dispute) throw noSuch('dispute', id, 'dispute');
  return dispute;
}

function list(call: Call): object {
  const within = createdWithin(call.params);
  const charge = call.params.text('charge');
  const intent = call.params.text('payment_intent');
  const rows = call.store
    .all('disputes')
    .filter(
      (row) =>
        within(row) &&
        (charge === undefined || row.charge === charge) &&
        (intent === undefined || row.payment_intent === intent),
    );
  return listOf('/v1/disputes', rows, call.params);
}

const path = '/v1/disputes/{dispute}';

export const disputeRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/disputes',
    params: [...listParams, 'charge', 'created', 'payment_intent'],
    handle: list,
  },
  { method: 'GET', path, params: [], handle: getDispute },
  { method: 'POST', path, params: ['evidence', 'metadata', 'submit'], handle: update },
  { method: 'POST', path: `${path}/close`, params: [], handle: close },
];
