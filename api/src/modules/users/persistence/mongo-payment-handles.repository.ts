import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { refuse } from '../../../core/errors/api-error.ts';
import type { UserId } from '../../../core/ids.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import type {
  Bank,
  BankId,
  Card,
  CardId,
  ProviderHandle,
  ProviderHandles,
} from '../domain/account.ts';
import { PaymentHandlesRepository } from '../domain/ports/payment-handles.repository.ts';
import { toBank, toCards } from './account.mapper.ts';
import { type AccountDocument, accountCollection } from './account.schema.ts';

/** Provider handles, cards and banks of accounts in MongoDB. */
@Injectable()
export class MongoPaymentHandlesRepository extends PaymentHandlesRepository {
  constructor(
    @InjectModel(accountCollection.name) private readonly accounts: Model<AccountDocument>,
  ) {
    super();
  }

  override async handles(id: UserId): Promise<ProviderHandles> {
    const stored = await this.accounts
      .findById(toObjectId(id), { customerId: 1, connectAccountId: 1 })
      .lean();
    return {
      customerId: stored?.customerId ?? null,
      connectAccountId: stored?.connectAccountId ?? null,
    };
  }

  override async keepHandle(
    id: UserId,
    handle: ProviderHandle,
    value: string,
    instead: string | null,
  ): Promise<string> {
    await this.accounts.updateOne(
      { _id: toObjectId(id), closedAt: null, [handle]: instead ?? { $exists: false } },
      { $set: { [handle]: value } },
    );
    return (await this.handles(id))[handle] ?? refuse('NOT_FOUND');
  }

  override async findByHandle(handle: ProviderHandle, value: string): Promise<UserId | null> {
    const stored = await this.accounts.findOne({ [handle]: value }, { _id: 1 }).lean();
    return stored && fromObjectId<UserId>(stored._id);
  }

  override async addCard(
    id: UserId,
    { id: cardId, ...card }: Omit<Card, 'isDefault'>,
  ): Promise<void> {
    await this.accounts.updateOne(
      { _id: toObjectId(id), closedAt: null, 'cards.providerId': { $ne: card.providerId } },
      { $push: { cards: { _id: toObjectId(cardId), ...card } } },
    );
  }

  override async removeCard(id: UserId, cardId: CardId): Promise<Card | null> {
    const before = await this.accounts
      .findOneAndUpdate(
        { _id: toObjectId(id), 'cards._id': toObjectId(cardId) },
        { $pull: { cards: { _id: toObjectId(cardId) } } },
        { returnDocument: 'before', projection: { cards: 1 } },
      )
      .lean();
    return toCards(before?.cards ?? []).find((card) => card.id === cardId) ?? null;
  }

  override async chooseDefaultCard(id: UserId, cardId: CardId): Promise<boolean> {
    const isChosen = { $eq: ['$$card._id', toObjectId(cardId)] };
    const only = (condition: object) => ({
      $filter: { input: '$cards', as: 'card', cond: condition },
    });
    const { matchedCount } = await this.accounts.updateOne(
      { _id: toObjectId(id), 'cards._id': toObjectId(cardId) },
      [{ $set: { cards: { $concatArrays: [only({ $not: [isChosen] }), only(isChosen)] } } }],
      { updatePipeline: true },
    );
    return matchedCount === 1;
  }

  override async setBank(id: UserId, { id: bankId, ...bank }: Bank): Promise<void> {
    await this.accounts.updateOne(
      { _id: toObjectId(id), closedAt: null },
      { $set: { banks: [{ _id: toObjectId(bankId), ...bank }], bankChangeBeganAt: null } },
    );
  }

  override async removeBank(id: UserId, bankId: BankId): Promise<Bank | null> {
    const which = { _id: toObjectId(id), closedAt: null, 'banks._id': toObjectId(bankId) };
    const stored = await this.accounts.findOne(which, { banks: 1 }).lean();
    const bank = stored?.banks.map(toBank).find((one) => one.id === bankId) ?? null;
    if (bank) {
      await this.accounts.updateOne(which, {
        $pull: { banks: { _id: toObjectId(bankId) } },
        $addToSet: { removedBanks: bank.providerId },
      });
    }
    return bank;
  }

  override async forgetRemovedBanks(id: UserId): Promise<void> {
    await this.accounts.updateOne({ _id: toObjectId(id) }, { $unset: { removedBanks: 1 } });
  }

  override async setBankChangeBegan(
    id: UserId,
    bankChangeBeganAt: Date | null,
    instead?: Date,
  ): Promise<Date | null> {
    const before = await this.accounts
      .findOneAndUpdate(
        { _id: toObjectId(id), closedAt: null, ...(instead && { bankChangeBeganAt: instead }) },
        { $set: { bankChangeBeganAt } },
        { projection: { bankChangeBeganAt: 1 } },
      )
      .lean();
    return before?.bankChangeBeganAt ?? null;
  }

  override async acceptHolder(id: UserId): Promise<void> {
    await this.accounts.updateOne(
      { _id: toObjectId(id), 'banks.holderToCheck': { $type: 'string' } },
      { $set: { 'banks.$[].holderToCheck': null } },
    );
  }
}
