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
          basePay: { $sum: '$basePayCents' },
          platformFee: { $sum: '$platformFeeCents' },
          processingFee: { $sum: '$processingFeeCents' },
          tax: { $sum: '$taxCents' },
          total: { $sum: '$totalCents' },
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
