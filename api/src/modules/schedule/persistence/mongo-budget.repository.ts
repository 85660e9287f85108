import type { CalendarDay } from '@leafshift/domain/time-zone';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { EmployerId } from '../../../core/ids.ts';
import { ofOwnStores } from '../../../core/members/own-stores.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import { type Budget, BudgetRepository } from '../domain/budget.repository.ts';
import { type BudgetDocument, budgetCollection } from './budget.schema.ts';

/** Budgets in MongoDB. */
@Injectable()
export class MongoBudgetRepository extends BudgetRepository {
  constructor(@InjectModel(budgetCollection.name) private readonly budgets: Model<BudgetDocument>) {
    super();
  }

  override async ofWeek(employerId: EmployerId, week: CalendarDay): Promise<readonly Budget[]> {
    const stored = await this.budgets
      .find({ employerId: toObjectId(employerId), week, ...ofOwnStores('locationId') })
      .lean();
    return stored.map(({ locationId, amountCents }) => ({ locationId, amount: amountCents }));
  }

  override async set(
    employerId: EmployerId,
    week: CalendarDay,
    locationId: string,
    amount: number | null,
  ): Promise<void> {
    const which = { employerId: toObjectId(employerId), week: week as string, locationId };
    if (amount === null) {
      await this.budgets.deleteOne(which);
    } else {
      await this.budgets.updateOne(which, { $set: { amountCents: amount } }, { upsert: true });
    }
  }

  override async removeOf(employerId: EmployerId): Promise<void> {
    await this.budgets.deleteMany({ employerId: toObjectId(employerId) });
  }
}
