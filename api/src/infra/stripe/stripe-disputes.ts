import type Stripe from 'stripe';
import type { DisputeEvidence, EvidenceFile, ProviderDisputeState } from './dispute-evidence.ts';
import { ask } from './stripe-failure.ts';

const PURPOSE = 'dispute_evidence';

/** Answers to disputes. */
export class StripeDisputes {
  readonly #stripe: Stripe;

  constructor(stripe: Stripe) {
    this.#stripe = stripe;
  }

  async state(dispute: string): Promise<ProviderDisputeState> {
    const { reason, status, evidence_details } = await ask(() =>
      this.#stripe.disputes.retrieve(dispute),
    );
    const isDecided = ['won', 'lost', 'warning_closed', 'prevented'].includes(status);
    return { reason, isOpen: !(isDecided || evidence_details.past_due) };
  }

  async upload({ bytes: data, contentType: type, name }: EvidenceFile): Promise<string> {
    const file = { data, name, type };
    return (await ask(() => this.#stripe.files.create({ purpose: PURPOSE, file }))).id;
  }

  async send(dispute: string, evidence: DisputeEvidence): Promise<void> {
    await ask(() =>
      this.#stripe.disputes.update(dispute, { evidence: paramsOf(evidence), submit: true }),
    );
  }

  async accept(dispute: string): Promise<void> {
    await ask(() => this.#stripe.disputes.close(dispute));
  }
}

const paramsOf = (evidence: DisputeEvidence): Stripe.DisputeUpdateParams.Evidence => ({
  product_description: evidence.description,
  service_date: evidence.serviceDate,
  uncategorized_text: evidence.words,
  ...(evidence.serviceFile !== null && { service_documentation: evidence.serviceFile }),
  ...(evidence.writtenFile !== null && { customer_communication: evidence.writtenFile }),
  ...(evidence.otherFile !== null && { uncategorized_file: evidence.otherFile }),
});
