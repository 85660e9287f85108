import { INVOICE_OVERDUE_DAYS } from '@leafshift/domain/eligibility';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { EmployerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import { InvoiceStandings, type StandingWith } from '../../eligibility/index.ts';
import { OWED_PAYMENT_ERRORS, type PaymentErrorCode } from '../domain/payment-error.ts';
import { type InvoiceDocument, invoiceCollection } from './invoice.schema.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * The card was asked and did not pay. A new card is charged at once for what waits, so that the
 * invoice is paid as soon as that one works.
 */
const CARD_FAILED: readonly PaymentErrorCode[] = [
  'CARD_DECLINED',
  'AUTHENTICATION_REQUIRED',
  'CARD_WARNED',
];

/** What is unpaid while there is a card. */
const UNPAID: readonly PaymentErrorCode[] = [...CARD_FAILED, 'TAKEN_BACK'];

/** The index of warned cards holds only texts, and is taken only where a query asks for one. */
const ANY_CARD = { $type: 'string', $gt: '' } as const;

type Failed = Pick<InvoiceDocument, 'status' | 'paymentError' | 'createdAt' | 'claims'>;

/** How businesses stand with their invoices, by one query. */
@Injectable()
export class MongoInvoiceStandings extends InvoiceStandings {
  constructor(
    @InjectModel(invoiceCollection.name) private readonly invoices: Model<InvoiceDocument>,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async of(employerId: EmployerId): Promise<StandingWith> {
    const own = { employerId: toObjectId(employerId) };
    const codes = { $in: OWED_PAYMENT_ERRORS };
    const unpaid = { ...own, status: 'open' as const, 'paymentError.code': codes };
    const warned = { ...own, 'claims.warnings.card': ANY_CARD };
    const found = await this.invoices.find({ $or: [unpaid, warned] }, FIELDS).lean<Failed[]>();
    return (card) => {
      const counted = found.filter((invoice) => isUnpaid(invoice, card) || isWarned(invoice, card));
      return {
        hasFailedCard: counted.some((invoice) => hasFailed(invoice) || isWarned(invoice, card)),
        hasOverdueInvoice: counted.some((invoice) => this.#isOverdue(invoice)),
      };
    };
  }

  /** What was taken back is owed from then on. */
  #isOverdue({ status, paymentError, createdAt }: Failed): boolean {
    const since = paymentError?.code === 'TAKEN_BACK' ? paymentError.at : createdAt;
    const limit = this.clock.now().getTime() - INVOICE_OVERDUE_DAYS * DAY_MS;
    return status === 'open' && since.getTime() <= limit;
  }
}

const FIELDS = { status: 1, paymentError: 1, createdAt: 1, 'claims.warnings': 1 } as const;

const isUnpaid = ({ status, paymentError }: Failed, card: string | null): boolean =>
  status === 'open' &&
  paymentError !== null &&
  // Where there is a card by now, it is about to be charged for what missed one.
  (card === null ? OWED_PAYMENT_ERRORS : UNPAID).includes(paymentError.code);

const hasFailed = ({ status, paymentError }: Failed): boolean =>
  status === 'open' && paymentError !== null && CARD_FAILED.includes(paymentError.code);

const isWarned = ({ claims }: Failed, card: string | null): boolean =>
  claims?.warnings.some((warning) => warning.card === card) ?? false;
