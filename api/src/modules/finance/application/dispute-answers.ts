import {
  type EvidenceForm,
  MOST_EVIDENCE_BYTES,
  type ProviderDispute,
} from '@leafshift/contracts/back-office';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { AdminId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { PaymentProvider } from '../../../infra/stripe/payment-provider.ts';
import { AdminActions } from '../../admin/index.ts';
import { InvoiceClaims } from '../../invoice/index.ts';
import { atProvider } from '../../stripe/index.ts';
import { evidenceFileType } from '../domain/evidence-file-type.ts';
import { ContestedPayments, type DisputeKey } from './contested-payments.ts';

type Action = 'evidence-uploaded' | 'evidence-sent' | 'dispute-accepted';

/** What the provider shows the bank where a browser has not said. */
const NAMELESS = 'evidence';

/**
 * Answers of finance to contested payments. Each is on record before the provider is asked, so that
 * nothing is said to a bank that nobody here has said; how the dispute stands then, the provider says.
 */
@Injectable()
export class DisputeAnswers {
  constructor(
    private readonly contested: ContestedPayments,
    private readonly provider: PaymentProvider,
    private readonly claims: InvoiceClaims,
    private readonly actions: AdminActions,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Hands a file to the provider and keeps nothing of it. Throws NOT_FOUND, EVIDENCE_TOO_LARGE,
   * NOT_AN_EVIDENCE_FILE by its content, or PAYMENT_PROVIDER_DOWN.
   */
  async upload(
    adminId: AdminId,
    key: DisputeKey,
    { bytes, name = NAMELESS }: { readonly bytes: Buffer; readonly name?: string | undefined },
  ): Promise<string> {
    if (bytes.length > MOST_EVIDENCE_BYTES) refuse('EVIDENCE_TOO_LARGE');
    const contentType = evidenceFileType(bytes) ?? refuse('NOT_AN_EVIDENCE_FILE');
    await this.#note(adminId, key, 'evidence-uploaded', { name, contentType });
    return atProvider(() => this.provider.uploadEvidence({ bytes, contentType, name }));
  }

  /** Throws NOT_FOUND, DISPUTE_CLOSED or PAYMENT_PROVIDER_DOWN. */
  async send(adminId: AdminId, key: DisputeKey, form: EvidenceForm): Promise<ProviderDispute> {
    const { serviceFile = null, writtenFile = null, otherFile = null, ...words } = form;
    const files = { serviceFile, writtenFile, otherFile };
    await this.#requireOpen(key);
    await this.#note(adminId, key, 'evidence-sent', { ...words, ...files });
    await atProvider(() => this.provider.sendEvidence(key.disputeId, { ...words, ...files }));
    return this.#lookAgain(key);
  }

  /** Throws NOT_FOUND, DISPUTE_CLOSED or PAYMENT_PROVIDER_DOWN. */
  async accept(adminId: AdminId, key: DisputeKey): Promise<ProviderDispute> {
    await this.#requireOpen(key);
    await this.#note(adminId, key, 'dispute-accepted', {});
    await atProvider(() => this.provider.acceptDispute(key.disputeId));
    return this.#lookAgain(key);
  }

  async #requireOpen(key: DisputeKey): Promise<void> {
    await this.contested.get(key);
    const { isOpen } = await atProvider(() => this.provider.disputeState(key.disputeId));
    if (!isOpen) refuse('DISPUTE_CLOSED');
  }

  /** What follows is booked as by the webhook event, which may come before, after or never. */
  async #lookAgain(key: DisputeKey): Promise<ProviderDispute> {
    const { dispute } = await this.contested.get(key);
    await atProvider(() => this.claims.handleWebhook(dispute.paymentId));
    return this.contested.answer(key);
  }

  async #note(adminId: AdminId, key: DisputeKey, action: Action, details: object): Promise<void> {
    const { invoice } = await this.contested.get(key);
    await this.transactions.run(() =>
      this.actions.note(invoice.employerId, {
        adminId,
        action,
        target: invoice.id,
        details: { dispute: key.disputeId, ...details },
        at: this.clock.now(),
      }),
    );
  }
}
