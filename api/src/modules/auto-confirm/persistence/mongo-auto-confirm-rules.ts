import { AutoConfirmCriteria, type AutoConfirmScope } from '@leafshift/contracts/auto-confirm';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { EmployerId } from '../../../core/ids.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import { type AutoConfirmRule, AutoConfirmRules } from '../domain/auto-confirm-rule.ts';
import {
  type AutoConfirmRuleDocument,
  autoConfirmRuleCollection,
} from './auto-confirm-rule.schema.ts';

/** Rules of automatic confirmation in MongoDB. */
@Injectable()
export class MongoAutoConfirmRules extends AutoConfirmRules {
  constructor(
    @InjectModel(autoConfirmRuleCollection.name)
    private readonly rules: Model<AutoConfirmRuleDocument>,
  ) {
    super();
  }

  override async list(
    employerId: EmployerId,
    scopes: readonly AutoConfirmScope[],
  ): Promise<readonly AutoConfirmRule[]> {
    if (scopes.length === 0) return [];
    const own = { employerId: toObjectId(employerId) };
    const stored = await this.rules.find({ ...own, $or: scopes.map(keyOf) }).lean();
    return stored.map(toRule);
  }

  override async set(employerId: EmployerId, { scope, criteria }: AutoConfirmRule): Promise<void> {
    const which = { employerId: toObjectId(employerId), ...keyOf(scope) };
    await this.rules.updateOne(which, { $set: { criteria } }, { upsert: true });
  }

  override async drop(employerId: EmployerId, scope: AutoConfirmScope): Promise<void> {
    await this.rules.deleteOne({ employerId: toObjectId(employerId), ...keyOf(scope) });
  }

  override async listAll(employerId: EmployerId): Promise<readonly AutoConfirmRule[]> {
    return (await this.rules.find({ employerId: toObjectId(employerId) }).lean()).map(toRule);
  }

  override async removeOf(employerId: EmployerId): Promise<void> {
    await this.rules.deleteMany({ employerId: toObjectId(employerId) });
  }
}

const keyOf = (scope: AutoConfirmScope) => {
  switch (scope.kind) {
    case 'business':
      return { kind: scope.kind, of: '' };
    case 'store':
      return { kind: scope.kind, of: scope.location };
    case 'shift':
      return { kind: scope.kind, of: scope.postId };
  }
};

const toScope = ({ kind, of }: AutoConfirmRuleDocument): AutoConfirmScope => {
  switch (kind) {
    case 'business':
      return { kind };
    case 'store':
      return { kind, location: of };
    case 'shift':
      return { kind, postId: of };
  }
};

const toRule = (stored: AutoConfirmRuleDocument): AutoConfirmRule => ({
  scope: toScope(stored),
  criteria: stored.criteria && AutoConfirmCriteria.parse(stored.criteria),
});
