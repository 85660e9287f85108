import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { EmployerId } from '../../../core/ids.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { ShiftId } from '../../posts/index.ts';
import { SecuredPayRepository } from '../domain/secured-pay.repository.ts';
import {
  PLANNED,
  type SecuredPay,
  type SecuredShift,
  type Securing,
} from '../domain/secured-pay.ts';
import { toSecuredPay, toSecuringFields, toStoredShift } from './secured-pay.mapper.ts';
import { type SecuredPayDocument, securedPayCollection } from './secured-pay.schema.ts';

/** What is set aside for shifts, in MongoDB. */
@Injectable()
export class MongoSecuredPayRepository extends SecuredPayRepository {
  constructor(
    @InjectModel(securedPayCollection.name) private readonly pays: Model<SecuredPayDocument>,
  ) {
    super();
  }

  override async plan(shift: SecuredShift): Promise<SecuredPay | null> {
    const { _id, ...fields } = toStoredShift(shift);
    const before = await this.pays
      .findOneAndUpdate(
        { _id },
        { $setOnInsert: { ...fields, ...toSecuringFields(PLANNED) } },
        { upsert: true, returnDocument: 'before' },
      )
      .lean();
    return before && toSecuredPay(before);
  }

  override async find(shiftId: ShiftId): Promise<SecuredPay | null> {
    const stored = await this.pays.findById(toObjectId(shiftId)).lean();
    return stored && toSecuredPay(stored);
  }

  override async list(shiftIds: readonly ShiftId[]): Promise<readonly SecuredPay[]> {
    const stored = await this.pays.find({ _id: { $in: shiftIds.map(toObjectId) } }).lean();
    return stored.map(toSecuredPay);
  }

  override async listOf(employerId: EmployerId): Promise<readonly SecuredPay[]> {
    const own = { employerId: toObjectId(employerId) };
    return (await this.pays.find(own).sort({ startsAt: 1 }).lean()).map(toSecuredPay);
  }

  override async hasRefused(employerId: EmployerId, at: Date): Promise<boolean> {
    const refused = await this.pays.exists({
      employerId: toObjectId(employerId),
      'refusal.mendBy': { $gt: new Date(0) },
      startsAt: { $gt: at },
    });
    return refused !== null;
  }

  override async store({ shiftId, securing }: SecuredPay, next: Securing | null): Promise<void> {
    const { state, attempts } = securing;
    const seen = { _id: toObjectId(shiftId), state, attempts };
    const changed = next
      ? await this.pays.findOneAndUpdate(seen, { $set: toSecuringFields(next) }).lean()
      : await this.pays.findOneAndDelete(seen).lean();
    if (!changed) {
      throw new Error(`The pay of shift ${shiftId} is not ${state} any more`);
    }
  }
}
