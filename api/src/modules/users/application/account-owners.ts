import { Injectable } from '@nestjs/common';
import type { UserId } from '../../../core/ids.ts';
import { UserPreferences } from '../../preferences/index.ts';
import { type Owner, Owners } from '../../security/index.ts';
import { AccountRepository } from '../domain/ports/account.repository.ts';

/** Tells the module of security to whom it writes. */
@Injectable()
export class AccountOwners extends Owners {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly preferences: UserPreferences,
  ) {
    super();
  }

  override async find(userId: UserId): Promise<Owner | null> {
    const account = await this.accounts.find(userId);
    if (!account) {
      return null;
    }
    const { name, email, emailVerifiedAt } = account;
    const { language } = await this.preferences.of(userId);
    return { name, email, emailVerified: emailVerifiedAt !== null, language };
  }
}
