import type { UserId } from '../../../../core/ids.ts';
import type { Bank, BankId, Card, CardId, ProviderHandle, ProviderHandles } from '../account.ts';

/** What accounts keep of the payment provider: handles, cards and banks. */
export abstract class PaymentHandlesRepository {
  abstract handles(id: UserId): Promise<ProviderHandles>;
  /** Keeps a handle in the place of `instead`, unless there is another; gives the one that counts. */
  abstract keepHandle(
    id: UserId,
    handle: ProviderHandle,
    value: string,
    instead: string | null,
  ): Promise<string>;
  abstract findByHandle(handle: ProviderHandle, value: string): Promise<UserId | null>;
  /** Adds a card, as the default one; a card with the same provider id is there only once. */
  abstract addCard(id: UserId, card: Omit<Card, 'isDefault'>): Promise<void>;
  /** Removes a card; the newest other one becomes the default. Null where there is no such card. */
  abstract removeCard(id: UserId, cardId: CardId): Promise<Card | null>;
  abstract chooseDefaultCard(id: UserId, cardId: CardId): Promise<boolean>;
  /** Replaces the bank account: payouts go to one. No change of it is under way then. */
  abstract setBank(id: UserId, bank: Bank): Promise<void>;
  /** Removes a bank account, and keeps that it was removed. Null where there is no such one. */
  abstract removeBank(id: UserId, bankId: BankId): Promise<Bank | null>;
  /** Their owner connects a bank at the provider again, one that was removed as well. */
  abstract forgetRemovedBanks(id: UserId): Promise<void>;
  /** Gives what stood there. With `instead`, nothing changes where something else stands there now. */
  abstract setBankChangeBegan(id: UserId, at: Date | null, instead?: Date): Promise<Date | null>;
  /** Somebody has looked at whose bank it is. */
  abstract acceptHolder(id: UserId): Promise<void>;
}
