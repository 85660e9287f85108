import { cents } from '@leafshift/domain/money';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { EmployerId } from '../../../core/ids.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import { type MonthlySpending, Spending } from '../domain/spending.ts';
import { type InvoiceDocument, invoiceCollection } from './invoice.schema.ts';

interface Sums {
  readonly _id: string;
  readonly invoices: number;
  readonly basePay: number;
  readonly platformFee: number;
  readonly processingFee: number;
  readonly tax: number;
  readonly total: number;
}

/** What was billed, less what its credit notes took off, in the month of the invoice. */
const netOf = (amount: string) => ({
  $sum: { $subtract: [`$${amount}`, { $sum: `$creditNotes.${amount}` }] },
});

/** Sums of invoices in MongoDB. */
@Injectable()
export class MongoSpending extends Spending {
  constructor(
    @InjectModel(invoiceCollection.name) private readonly invoices: Model<InvoiceDocument>,
  ) {
    super();
  }

  override async byMonth(
    employerId: EmployerId,
    { from, to, zone }: { readonly from: Date; readonly to: Date; readonly zone: string },
  ): Promise<readonly MonthlySpending[]> {
    const months = await this.invoices.aggregate<Sums>([
      { $match: { employerId: toObjectId(employerId), createdAt: { $gte: from, $lt: to } } },
      {
        $group: {
          _id: { $dateToString: { date: '$createdAt', format: '%Y-%m-01', timezone: zone } },
          invoices: { $sum: 1 },
          basePay: netOf('basePayCents'),
          platformFee: netOf('platformFeeCents'),
          processingFee: netOf('processingFeeCents'),
          tax: netOf('taxCents'),
          total: netOf('totalCents'),
        },
      },
    ]);
    return months.map(({ _id, invoices, ...sums }) => ({
      month: _id,
      invoices,
      basePay: cents(sums.basePay),
      platformFee: cents(sums.platformFee),
      processingFee: cents(sums.processingFee),
      tax: cents(sums.tax),
      total: cents(sums.total),
    }));
  }
}
