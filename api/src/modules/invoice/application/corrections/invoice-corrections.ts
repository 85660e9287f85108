import { invoiceDifference } from '@leafshift/domain/invoice-difference';
import { type Cents, cents, negateCents } from '@leafshift/domain/money';
import { Injectable } from '@nestjs/common';
import type { EmployerId } from '../../../../core/ids.ts';
import { Clock } from '../../../../infra/clock/clock.ts';
import { assertUpdated } from '../../../../infra/mongo/assert-updated.ts';
import { newId } from '../../../../infra/mongo/object-ids.ts';
import { Outbox } from '../../../../infra/outbox/outbox.ts';
import { creditNoteIssued, Ledger } from '../../../ledger/index.ts';
import { Notifier } from '../../../notification/index.ts';
import { Payouts } from '../../../payouts/index.ts';
import type { CorrectedLine } from '../../domain/corrected-line.ts';
import type { CreditNote, CreditNoteId } from '../../domain/credit-note.ts';
import { InvoiceRepository } from '../../domain/invoice.repository.ts';
import type { Invoice, InvoiceFacts, InvoiceId } from '../../domain/invoice.ts';
import { InvoiceChargeRepository } from '../../domain/invoice-charge.repository.ts';
import { invoiceNotification } from '../../domain/invoice-notification.ts';
import { isPaymentUnderWay } from '../../domain/payment-under-way.ts';
import { InvoiceIssuer } from '../invoice-issuer.ts';
import { differenceFacts, pricesOf, standingOf } from './correction-amounts.ts';
import { refundCredit } from './refund-credit.kind.ts';

type Less = Omit<CreditNote, 'sequence'>;

/** Books what corrected hours make of a shift's invoice: an additional invoice, or a credit note. */
@Injectable()
export class InvoiceCorrections {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly charges: InvoiceChargeRepository,
    private readonly issuer: InvoiceIssuer,
    private readonly payouts: Payouts,
    private readonly ledger: Ledger,
    private readonly notifier: Notifier,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Corrects one line, or adds it, in the running transaction, with everything that follows; answers
   * what the line pays in all, or null where the shift has no invoice. Throws ConditionNotMet where
   * another correction came first. The pay of the line must not have left yet.
   */
  async correct(
    employerId: EmployerId,
    shiftId: string,
    line: CorrectedLine,
  ): Promise<Cents | null> {
    const invoice = await this.invoices.findByShift(employerId, shiftId);
    if (!invoice) {
      return null;
    }
    const difference = invoiceDifference(pricesOf(invoice), standingOf(invoice), line);
    const credit: Less | null =
      difference.total < 0
        ? {
            id: newId<CreditNoteId>(),
            lineId: line.id,
            name: line.name,
            hours: -difference.hours,
            basePay: negateCents(difference.basePay),
            platformFee: negateCents(difference.platformFee),
            processingFee: negateCents(difference.processingFee),
            tax: negateCents(difference.tax),
            total: negateCents(difference.total),
            isTakenOff: await this.#canTakeOff(invoice),
            createdAt: this.clock.now(),
          }
        : null;
    const { standing } = difference;
    const corrected = assertUpdated(await this.invoices.correct(invoice, { standing, credit }));
    if (difference.total > 0) {
      await this.#bill(corrected, differenceFacts(invoice, line, difference));
    }
    if (credit) {
      await this.#credit(corrected, line, credit, difference.pay);
    }
    return difference.pay;
  }

  /** An attempt that begins meanwhile writes the same invoice, so that one of the two is repeated. */
  async #canTakeOff({ id }: Invoice): Promise<boolean> {
    const charge = (await this.charges.find(id))?.charge;
    return charge !== undefined && !isPaymentUnderWay(charge);
  }

  async #bill({ id, sequence, correctionCount }: Invoice, facts: InvoiceFacts): Promise<void> {
    const correctionOf = { invoiceId: id, sequence, number: correctionCount };
    await this.issuer.issueFacts(newId<InvoiceId>(), facts, correctionOf);
  }

  async #credit(invoice: Invoice, line: CorrectedLine, credit: Less, pay: Cents): Promise<void> {
    const { employerId, shiftId } = invoice;
    const { workerId, hours } = line;
    await this.ledger.book(
      creditNoteIssued({
        creditNoteId: credit.id,
        employerId,
        workerId,
        province: invoice.location.province,
        amounts: credit,
        pay: credit.basePay,
        at: credit.createdAt,
      }),
    );
    await this.payouts.reduce(workerId, shiftId, { hours, amount: cents(pay) });
    await this.notifier.notify(invoiceNotification('invoice-credited', invoice, credit.total));
    if (!credit.isTakenOff) {
      await this.outbox.add(refundCredit, { invoiceId: invoice.id });
    }
  }
}
