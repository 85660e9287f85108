import { isSuspendedAt } from '@leafshift/domain/suspension';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { EmployerId } from '../../../core/ids.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import { type AccountDocument, accountCollection } from '../../users/index.ts';
import { BusinessAccounts } from '../domain/business-accounts.ts';

/** Reads the accounts, which the users module writes. */
@Injectable()
export class MongoBusinessAccounts extends BusinessAccounts {
  constructor(
    @InjectModel(accountCollection.name) private readonly accounts: Model<AccountDocument>,
  ) {
    super();
  }

  override async stateOf(businessId: EmployerId, now: Date) {
    const stored = await this.accounts
      .findOne({ _id: toObjectId(businessId), closedAt: null }, { suspension: 1 })
      .lean();
    if (!stored) {
      return 'closed';
    }
    const { suspension } = stored;
    return suspension && isSuspendedAt(suspension, now) ? 'suspended' : 'open';
  }
}
