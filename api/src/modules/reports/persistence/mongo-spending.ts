import type { SpendingPart } from '@leafshift/contracts/reports';
import { cents } from '@leafshift/domain/money';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, PipelineStage } from 'mongoose';
import type { EmployerId } from '../../../core/ids.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import { type InvoiceDocument, invoiceCollection } from '../../invoice/index.ts';
import { type MonthlySpending, type PartOfSpending, Spending } from '../domain/spending.ts';

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

/** By a key, under the last name that the key had. */
const ofInvoices = (key: object | string, name: string): PipelineStage[] => [
  { $sort: { createdAt: 1 } },
  {
    $group: {
      _id: key,
      name: { $last: name },
      shiftIds: { $addToSet: '$shiftId' },
      hours: { $sum: { $subtract: ['$totalTime', { $sum: '$creditNotes.hours' }] } },
      amount: netOf('totalCents'),
    },
  },
];

/** The lines of the invoices, with what credit notes took off them as lines of less than nothing. */
const OF_WORKERS: PipelineStage[] = [
  {
    $project: {
      shiftId: 1,
      lines: {
        $concatArrays: [
          {
            $map: {
              input: '$lines',
              as: 'line',
              in: {
                workerId: '$$line.workerId',
                name: '$$line.name',
                hours: '$$line.hours',
                pay: '$$line.payCents',
              },
            },
          },
          {
            $map: {
              input: { $ifNull: ['$creditNotes', []] },
              as: 'note',
              in: {
                // Credit notes of earlier releases keep the name of their line only.
                workerId: {
                  $getField: {
                    field: 'workerId',
                    input: {
                      $first: {
                        $filter: {
                          input: '$lines',
                          as: 'line',
                          cond: {
                            $cond: [
                              { $ifNull: ['$$note.lineId', false] },
                              { $eq: ['$$line.id', '$$note.lineId'] },
                              { $eq: ['$$line.name', '$$note.name'] },
                            ],
                          },
                        },
                      },
                    },
                  },
                },
                name: '$$note.name',
                hours: { $multiply: [-1, '$$note.hours'] },
                pay: { $multiply: [-1, '$$note.basePayCents'] },
              },
            },
          },
        ],
      },
    },
  },
  { $unwind: '$lines' },
  {
    $group: {
      _id: '$lines.workerId',
      name: { $last: '$lines.name' },
      shiftIds: { $addToSet: '$shiftId' },
      hours: { $sum: '$lines.hours' },
      amount: { $sum: '$lines.pay' },
    },
  },
];

const PARTS: Readonly<Record<SpendingPart, PipelineStage[]>> = {
  // Stores may have one name, and change it; invoices whose shift is gone have no id of theirs.
  store: ofInvoices(
    { $ifNull: ['$location.id', '$location.locationName'] },
    '$location.locationName',
  ),
  role: ofInvoices('$jobTitle', '$jobTitle'),
  worker: OF_WORKERS,
};

interface PartSums {
  readonly _id: string;
  readonly name: string;
  readonly shifts: number;
  readonly hours: number;
  readonly amount: number;
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

  override async byPart(
    employerId: EmployerId,
    { from, to }: { readonly from: Date; readonly to: Date },
    part: SpendingPart,
  ): Promise<readonly PartOfSpending[]> {
    const parts = await this.invoices.aggregate<PartSums>([
      { $match: { employerId: toObjectId(employerId), createdAt: { $gte: from, $lt: to } } },
      ...PARTS[part],
      { $sort: { amount: -1, name: 1, _id: 1 } },
      {
        $project: {
          name: 1,
          shifts: { $size: '$shiftIds' },
          hours: { $round: ['$hours', 2] },
          amount: 1,
        },
      },
    ]);
    return parts.map(({ _id, amount, ...sums }) => ({ id: _id, ...sums, amount: cents(amount) }));
  }
}
