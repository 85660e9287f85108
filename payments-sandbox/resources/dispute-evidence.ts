import type Stripe from 'stripe';
import type { Call } from '../http/call.ts';
import { noSuch } from '../http/failure.ts';

/** Evidence as it is before anybody has given some. */
export const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

const FILES = [
  'cancellation_policy',
  'customer_communication',
  'customer_signature',
  'duplicate_charge_documentation',
  'receipt',
  'refund_policy',
  'service_documentation',
  'shipping_documentation',
  'uncategorized_file',
] as const;

/** Evidence in words and files that the request brings; throws where a file is none of ours. */
export function readEvidence(call: Call): Partial<Stripe.Dispute.Evidence> | undefined {
  const names = Object.keys(noEvidence).filter((name) => name !== 'enhanced_evidence');
  const given = call.params.nested('evidence', names);
  if (!given) return undefined;
  for (const name of FILES) {
    const id = given.clearableText(name);
    if (id && !call.store.find('files', id)) {
      throw noSuch('file upload', id, given.nameOf(name), 400);
    }
  }
  return Object.fromEntries(given.names().map((name) => [name, given.clearableText(name)]));
}
