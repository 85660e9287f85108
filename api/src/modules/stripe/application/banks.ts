import type { BankForm } from '@leafshift/contracts/stripe';
import type { User } from '@leafshift/contracts/users';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import type { ProviderBank } from '../../../infra/stripe/connected-account.ts';
import { PaymentProvider } from '../../../infra/stripe/payment-provider.ts';
import { Eligibility } from '../../eligibility/index.ts';
import { Payouts } from '../../payouts/index.ts';
import { OwnerMails } from '../../security/index.ts';
import { type BankId, PaymentHandles, Users } from '../../users/index.ts';
import { atProvider } from './at-provider.ts';
import { ConnectedAccounts } from './connected-accounts.ts';

/** Who connects a bank, and from which address they agreed to the provider's terms. */
export interface BankHolder {
  readonly userId: EmployerId | WorkerId;
  readonly usertype: 'Employer' | 'Temp';
  readonly address: string;
}

/** Bank accounts typed into our own form; the numbers go to the provider and are stored nowhere. */
@Injectable()
export class Banks {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly accounts: ConnectedAccounts,
    private readonly handles: PaymentHandles,
    private readonly users: Users,
    private readonly payouts: Payouts,
    private readonly ownerMails: OwnerMails,
    private readonly transactions: Transactions,
    private readonly eligibility: Eligibility,
    private readonly clock: Clock,
  ) {}

  /** Throws EMAIL_NOT_VERIFIED, BANK_REFUSED for numbers that cannot be right, PAYMENT_PROVIDER_DOWN. */
  async add(holder: BankHolder, form: BankForm): Promise<User> {
    await this.eligibility.require(holder.userId, 'connect-bank');
    const account = await this.accounts.ensure(holder.userId);
    // From now on pay waits: the provider may have the bank before we know its answer, or without it.
    const began = this.clock.now();
    const before = await this.handles.setBankChangeBegan(holder.userId, began);
    const bank = await this.#addAtProvider(account, holder, form);
    if (!bank) {
      // The one before may still have come to something at the provider.
      await this.handles.setBankChangeBegan(holder.userId, before, began);
      return refuse('BANK_REFUSED');
    }
    await this.accounts.connectBank(holder.userId, bank, { isEntered: true });
    return this.users.describe(holder.userId);
  }

  /**
   * Pay goes to it no more. What the provider has already goes on to it: Stripe lets nobody take the
   * last bank from an account. Throws NOT_FOUND.
   */
  async remove(userId: EmployerId | WorkerId, bankId: BankId): Promise<User> {
    await this.transactions.run(async () => {
      const { bankName, last4 } = await this.handles.removeBank(userId, bankId);
      await this.payouts.bankRemoved(userId);
      const bank = `${bankName} •••• ${last4}`;
      await this.ownerMails.tellThoseWhoMay('billing', userId, 'bank-removed', { bank });
    });
    return this.users.describe(userId);
  }

  /** Null where the provider refuses the numbers. */
  async #addAtProvider(
    account: string,
    holder: BankHolder,
    form: BankForm,
  ): Promise<ProviderBank | null> {
    const { firstName, lastName, institutionNumber, transitNumber, bankAccountNumber } = form;
    const result = await atProvider(() =>
      this.provider.addBank({
        account,
        holder: holder.usertype === 'Employer' ? 'company' : 'individual',
        firstName,
        lastName,
        institutionNumber,
        transitNumber,
        bankAccountNumber,
        address: {
          line1: form.address,
          city: form.city,
          province: form.province,
          postalCode: form.postalCode,
        },
        agreedAt: this.clock.now(),
        agreedFrom: holder.address,
      }),
    );
    return result.status === 'added' ? result.bank : null;
  }
}
