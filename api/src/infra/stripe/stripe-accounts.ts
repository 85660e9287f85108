import Stripe from 'stripe';
import type {
  AccountLinkOrder,
  AccountOrder,
  AccountState,
  BankOrder,
  BankResult,
  ProviderBank,
} from './connected-account.ts';
import { keyFor } from './keyed-attempts.ts';
import { ask, asProviderError, refusalCode } from './stripe-failure.ts';

/** Stripe's category for employment agencies and temporary help. */
const EMPLOYMENT_AGENCY = '7361';

/** Connected accounts: where workers are paid to. */
export class StripeAccounts {
  readonly #stripe: Stripe;

  constructor(stripe: Stripe) {
    this.#stripe = stripe;
  }

  async ensureConnectedAccount(order: AccountOrder): Promise<string> {
    const { account, email, holder, userId } = order;
    if (account !== null && (await this.#exists(account))) return account;
    const params: Stripe.AccountCreateParams = {
      // The platform may add banks to custom accounts alone; their holders see our pages only.
      type: 'custom',
      country: 'CA',
      business_profile: {
        mcc: EMPLOYMENT_AGENCY,
        product_description: 'Shifts worked through Leafshift',
      },
      business_type: holder,
      capabilities: { transfers: { requested: true } },
      email,
      metadata: { userId },
    };
    const idempotencyKey = keyFor('account', { ...params, account });
    const created = await ask(() => this.#stripe.accounts.create(params, { idempotencyKey }));
    return created.id;
  }

  async accountState(account: string): Promise<AccountState> {
    return stateOf(await ask(() => this.#stripe.accounts.retrieve(account)));
  }

  async accountOnboardingLink(order: AccountLinkOrder): Promise<string> {
    const { account, refreshUrl, returnUrl } = order;
    const link = await ask(() =>
      this.#stripe.accountLinks.create({
        account,
        collection_options: { fields: 'eventually_due' },
        refresh_url: refreshUrl,
        return_url: returnUrl,
        type: 'account_onboarding',
      }),
    );
    return link.url;
  }

  async addBank(order: BankOrder): Promise<BankResult> {
    const { account } = order;
    try {
      const token = await this.#stripe.tokens.create({ bank_account: bankParams(order) });
      await this.#stripe.accounts.update(account, holderParams(order));
      const added = await this.#stripe.accounts.createExternalAccount(account, {
        default_for_currency: true,
        external_account: token.id,
      });
      const state = stateOf(await this.#stripe.accounts.retrieve(account));
      if (added.object !== 'bank_account') throw new Error(`${added.id} is no bank account`);
      return { status: 'added', bank: toBank(added), payable: state.payable };
    } catch (error) {
      const field = fieldOf(refusalCode(error));
      if (field === undefined || !(error instanceof Stripe.errors.StripeError)) {
        throw asProviderError(error);
      }
      return { status: 'refused', field, message: error.message };
    }
  }

  async #exists(account: string): Promise<boolean> {
    try {
      await this.#stripe.accounts.retrieve(account);
      return true;
    } catch (error) {
      if (refusalCode(error) === 'account_invalid') return false;
      throw asProviderError(error);
    }
  }
}

function bankParams(order: BankOrder): Stripe.TokenCreateParams.BankAccount {
  return {
    account_holder_name: `${order.firstName} ${order.lastName}`,
    account_holder_type: order.holder,
    account_number: order.bankAccountNumber,
    country: 'CA',
    currency: 'cad',
    routing_number: `${order.transitNumber}-${order.institutionNumber}`,
  };
}

function holderParams({ address, ...order }: BankOrder): Stripe.AccountUpdateParams {
  const tos_acceptance = {
    date: Math.floor(order.agreedAt.getTime() / 1000),
    ip: order.agreedFrom,
  };
  if (order.holder === 'company') return { tos_acceptance };
  return {
    individual: {
      address: {
        city: address.city,
        country: 'CA',
        line1: address.line1,
        postal_code: address.postalCode,
        state: address.province,
      },
      first_name: order.firstName,
      last_name: order.lastName,
    },
    tos_acceptance,
  };
}

function stateOf(account: Stripe.Account): AccountState {
  const banks = (account.external_accounts?.data ?? []).filter(
    (one): one is Stripe.BankAccount => one.object === 'bank_account',
  );
  const bank = banks.find((one) => one.default_for_currency) ?? banks[0];
  return {
    account: account.id,
    payable: account.capabilities?.transfers === 'active' && account.payouts_enabled,
    missing: account.requirements?.currently_due ?? [],
    bank: bank ? toBank(bank) : null,
  };
}

function toBank({
  account_holder_name,
  bank_name,
  fingerprint,
  id,
  last4,
  routing_number,
}: Stripe.BankAccount): ProviderBank {
  return {
    id,
    bankName: bank_name ?? `Institution ${routing_number?.slice(-3) ?? ''}`,
    last4,
    holderName: account_holder_name,
    fingerprint: fingerprint ?? null,
  };
}

/** The field of the form that the provider complains of; null for another of them, undefined for none. */
function fieldOf(
  code: string | undefined,
): 'bankAccountNumber' | 'institutionNumber' | null | undefined {
  switch (code) {
    case 'account_number_invalid':
      return 'bankAccountNumber';
    case 'routing_number_invalid':
      return 'institutionNumber';
    case 'bank_account_unusable':
    case 'incorrect_address':
    case 'invalid_address':
    case 'postal_code_invalid':
    case 'state_unsupported':
      return null;
    default:
      return undefined;
  }
}
