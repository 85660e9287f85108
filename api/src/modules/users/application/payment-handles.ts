import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { UserId } from '../../../core/ids.ts';
import { newId } from '../../../infra/mongo/object-ids.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import type {
  Bank,
  BankId,
  Card,
  CardId,
  ProviderHandle,
  ProviderHandles,
} from '../domain/account.ts';
import { PaymentHandlesRepository } from '../domain/ports/payment-handles.repository.ts';
import { Users } from './users.ts';

/** What an account keeps of the payment provider, for the stripe module. Changes reach open windows. */
@Injectable()
export class PaymentHandles {
  constructor(
    private readonly repository: PaymentHandlesRepository,
    private readonly users: Users,
    private readonly transactions: Transactions,
  ) {}

  get(userId: UserId): Promise<ProviderHandles> {
    return this.repository.handles(userId);
  }

  /**
   * Keeps a new handle in the place of `instead`, the one that is no longer good; when another one was
   * kept meanwhile, gives that one.
   */
  keep(
    userId: UserId,
    handle: ProviderHandle,
    value: string,
    instead: string | null = null,
  ): Promise<string> {
    return this.repository.keepHandle(userId, handle, value, instead);
  }

  /** Whose handle it is; for the provider's events. */
  findUser(handle: ProviderHandle, value: string): Promise<UserId | null> {
    return this.repository.findByHandle(handle, value);
  }

  /** The card that invoices are charged to. */
  async findDefaultCard(userId: UserId): Promise<Card | null> {
    const { cards } = await this.users.get(userId);
    return cards.find((card) => card.isDefault) ?? null;
  }

  /** Adds a card as the default one; the same card again changes nothing. */
  async addCard(userId: UserId, card: Omit<Card, 'id' | 'isDefault'>): Promise<void> {
    await this.#change(userId, () =>
      this.repository.addCard(userId, { ...card, id: newId<CardId>() }),
    );
  }

  /** Removes a card and gives it, so that the provider can be told. Throws NOT_FOUND. */
  async removeCard(userId: UserId, cardId: CardId): Promise<Card> {
    return this.#change(
      userId,
      async () => (await this.repository.removeCard(userId, cardId)) ?? refuse('NOT_FOUND'),
    );
  }

  /** Throws NOT_FOUND. */
  async chooseDefaultCard(userId: UserId, cardId: CardId): Promise<void> {
    await this.#change(userId, async () => {
      if (!(await this.repository.chooseDefaultCard(userId, cardId))) {
        refuse('NOT_FOUND');
      }
    });
  }

  /** Sets the one bank account that payouts go to. */
  async setBank(userId: UserId, bank: Omit<Bank, 'id'>): Promise<void> {
    await this.#change(userId, () =>
      this.repository.setBank(userId, { ...bank, id: newId<BankId>() }),
    );
  }

  /** Removes a bank account and gives it; the provider's word brings it back no more. Throws NOT_FOUND. */
  removeBank(userId: UserId, bankId: BankId): Promise<Bank> {
    return this.#change(
      userId,
      async () => (await this.repository.removeBank(userId, bankId)) ?? refuse('NOT_FOUND'),
    );
  }

  /** What the provider says of banks counts again, also of those that were removed. */
  forgetRemovedBanks(userId: UserId): Promise<void> {
    return this.repository.forgetRemovedBanks(userId);
  }

  /**
   * A change of the bank begins, or null: none is under way. Gives when the one before began. With
   * `instead`, only where that is still the last one. Nobody's open windows show it.
   */
  setBankChangeBegan(userId: UserId, at: Date | null, instead?: Date): Promise<Date | null> {
    return this.repository.setBankChangeBegan(userId, at, instead);
  }

  /** Somebody has looked at whose bank it is. */
  acceptHolder(userId: UserId): Promise<void> {
    return this.repository.acceptHolder(userId);
  }

  #change<Result>(userId: UserId, change: () => Promise<Result>): Promise<Result> {
    return this.transactions.run(async () => {
      const result = await change();
      await this.users.announce(userId);
      return result;
    });
  }
}
