import { isSameHolder } from '@leafshift/domain/holder-names';
import { Injectable } from '@nestjs/common';
import { identityGiven } from '../../../core/identity/identity-given.ts';
import type { EmployerId, UserId, WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Config } from '../../../infra/config/config.ts';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import type { ProviderBank } from '../../../infra/stripe/connected-account.ts';
import { PaymentProvider } from '../../../infra/stripe/payment-provider.ts';
import { Eligibility } from '../../eligibility/index.ts';
import { Payouts } from '../../payouts/index.ts';
import { Profiles } from '../../profile/index.ts';
import { OwnerMails } from '../../security/index.ts';
import { type Account, BankConnection, PaymentHandles, Users } from '../../users/index.ts';
import { atProvider } from './at-provider.ts';

/** The provider's accounts that people are paid out to. */
@Injectable()
export class ConnectedAccounts extends BankConnection {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly handles: PaymentHandles,
    private readonly users: Users,
    private readonly payouts: Payouts,
    private readonly eligibility: Eligibility,
    private readonly ownerMails: OwnerMails,
    private readonly transactions: Transactions,
    private readonly events: DomainEvents,
    private readonly profiles: Profiles,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {
    super();
  }

  override async prepare(userId: EmployerId | WorkerId): Promise<void> {
    await this.eligibility.require(userId, 'connect-bank');
    await this.ensure(userId);
  }

  override async onboardingLink(userId: EmployerId | WorkerId): Promise<string> {
    const account = await this.ensure(userId);
    await this.handles.forgetRemovedBanks(userId);
    const { portalUrl } = this.config;
    return atProvider(() =>
      this.provider.accountOnboardingLink({
        account,
        returnUrl: `${portalUrl}/connect-success`,
        refreshUrl: `${portalUrl}/connect-incomplete`,
      }),
    );
  }

  /** The id of the user's account at the provider, made where there is none. Throws PAYMENT_PROVIDER_DOWN. */
  async ensure(userId: UserId): Promise<string> {
    const { email, usertype } = await this.users.get(userId);
    const { connectAccountId: account } = await this.handles.get(userId);
    const holder = usertype === 'Employer' ? 'company' : 'individual';
    const ensured = await atProvider(() =>
      this.provider.ensureConnectedAccount({ account, userId, email, holder }),
    );
    return ensured === account
      ? ensured
      : this.handles.keep(userId, 'connectAccountId', ensured, account);
  }

  /**
   * Keeps the bank's name and last digits, and sends the payouts that need one; those that failed
   * only to a bank that is new here, or that its owner has entered again. One that its owner has removed
   * comes back only by them.
   */
  async connectBank(
    userId: UserId,
    bank: ProviderBank,
    { isEntered }: { readonly isEntered: boolean },
  ): Promise<void> {
    await this.transactions.run(async () => {
      const account = await this.users.get(userId);
      if (!isEntered && account.removedBanks.includes(bank.id)) {
        return;
      }
      const isNew = !account.banks.some(({ providerId }) => providerId === bank.id);
      if (isNew) {
        await this.#keepBank(account, bank);
      } else if (isEntered) {
        await this.handles.setBankChangeBegan(userId, null);
      }
      await this.payouts.bankConnected(userId, { isNew: isNew || isEntered });
    });
  }

  async #keepBank(
    { id: userId, usertype }: Account,
    { id: providerId, bankName, last4, holderName, fingerprint }: ProviderBank,
  ): Promise<void> {
    // Businesses are paid nothing, so that nobody compares their names.
    const isPaid = usertype === 'Temp';
    const holder = holderName ?? '';
    const isOwn = !isPaid || isSameHolder(holder, await this.profiles.legalName(userId));
    await this.handles.setBank(userId, {
      providerId,
      bankName,
      last4,
      connectedAt: this.clock.now(),
      holderToCheck: isOwn ? null : holder,
    });
    if (fingerprint) {
      await this.events.publish(identityGiven, { userId, kind: 'bank', value: fingerprint });
    }
    await this.ownerMails.tellThoseWhoMay('billing', userId, 'bank-changed', {
      bank: `${bankName} •••• ${last4}`,
      waitHours: isPaid ? this.config.env.PAYOUT_BANK_CHANGE_HOURS : 0,
    });
  }

  /** Looks at how an account stands now that the provider says it has changed. */
  async handleChange(account: string): Promise<void> {
    const userId = await this.handles.findUser('connectAccountId', account);
    if (!userId || !(await this.users.find(userId))) {
      return;
    }
    const { bank, payable } = await this.provider.accountState(account);
    if (bank && payable) {
      await this.connectBank(userId, bank, { isEntered: false });
    }
  }
}
