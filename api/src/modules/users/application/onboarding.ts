import type { User } from '@leafshift/contracts/users';
import {
  employerStepRefusal,
  hasCompletedOnboarding,
  ONBOARDING_LEVELS,
  type OnboardingCode,
  type OnboardingLevel,
  workerStepRefusal,
} from '@leafshift/domain/onboarding';
import { type Refusal, throwIfRefused } from '@leafshift/domain/refusal';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { UserId } from '../../../core/ids.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { documentStatus, Profiles } from '../../profile/index.ts';
import type { Account } from '../domain/account.ts';
import { AccountRepository } from '../domain/ports/account.repository.ts';
import { Users } from './users.ts';

/** The five onboarding levels, each behind its guard (ONBOARD-2). */
@Injectable()
export class Onboarding {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly users: Users,
    private readonly profiles: Profiles,
    private readonly transactions: Transactions,
  ) {}

  /** Completes a step. Throws ONBOARDING_ORDER or what the step's guard says. */
  async complete(userId: UserId, number: number): Promise<User> {
    const level = ONBOARDING_LEVELS.find((known) => known === number) ?? refuse('NOT_FOUND');
    return this.transactions.run(async () => {
      const before = await this.users.get(userId);
      throwIfRefused(await this.#refusal(before, level));
      const after = (await this.accounts.reachLevel(userId, level)) ?? refuse('ONBOARDING_ORDER');
      if (hasCompletedOnboarding(after)) {
        await this.profiles.setOnboarded(userId);
      }
      return this.users.answer(await this.users.changed(after));
    });
  }

  async skip(userId: UserId, isSkipped: boolean): Promise<User> {
    return this.transactions.run(async () => {
      const after = await this.accounts.setSkipOnboarding(userId, isSkipped);
      return this.users.answer(await this.users.changed(after));
    });
  }

  async #refusal(
    account: Account,
    level: OnboardingLevel,
  ): Promise<Refusal<OnboardingCode> | null> {
    const profile = await this.profiles.get(account.id);
    const documents = await this.profiles.documentsOf(account.id);
    if (account.usertype === 'Employer') {
      return employerStepRefusal(
        account,
        {
          ...profile,
          profileImage: profile.pictureKey,
          supervisors: profile.supervisors.length,
          locations: profile.locations.length,
          paymentMethods: account.cards.length + account.banks.length,
          businessLicence: documentStatus(documents, 'businessLicence'),
        },
        level,
      );
    }
    return workerStepRefusal(
      account,
      {
        ...profile,
        identificationDocument: documentStatus(documents, 'identificationDocument'),
        backgroundCheck: documentStatus(documents, 'backgroundCheck'),
        legalToWorkAnswers: profile.surveys.map(({ legalToWork }) => legalToWork),
      },
      level,
    );
  }
}
