import type Stripe from 'stripe';
import type { Call } from '../http/call.ts';
import { embeddedList } from './lists.ts';

/** The account as it stands after a change: what it still owes, what it may do, its bank accounts. */
export function settleAccount(call: Call, account: Stripe.Account): Stripe.Account {
  const banks = banksOf(call, account.id);
  const details = missingDetails(account);
  const due = [...(banks.length === 0 ? ['external_account'] : []), ...details];
  const ready = due.length === 0;
  const settled: Stripe.Account = {
    ...account,
    capabilities: Object.fromEntries(
      Object.keys(account.capabilities ?? {}).map((name) => [name, ready ? 'active' : 'inactive']),
    ),
    charges_enabled: ready,
    details_submitted: details.length === 0,
    external_accounts: embeddedList(`/v1/accounts/${account.id}/external_accounts`, banks),
    payouts_enabled: ready,
    requirements: {
      alternatives: [],
      current_deadline: null,
      currently_due: due,
      disabled_reason: ready ? null : 'requirements.past_due',
      errors: [],
      eventually_due: due,
      past_due: due,
      pending_verification: [],
    },
  };
  return call.store.put('accounts', settled);
}

/** The bank accounts that the account is paid out to, oldest first. */
export function banksOf(call: Call, account: string): Stripe.BankAccount[] {
  return call.store.all('bankAccounts').filter((bank) => bank.account === account);
}

/** Whether the platform may transfer money to the account. */
export function takesTransfers(account: Stripe.Account): boolean {
  return account.capabilities?.transfers === 'active';
}

function missingDetails(account: Stripe.Account): string[] {
  const person = account.individual;
  return [
    ...(account.business_type === 'company' || person?.first_name ? [] : ['individual.first_name']),
    ...(account.business_type === 'company' || person?.last_name ? [] : ['individual.last_name']),
    ...(account.tos_acceptance?.date ? [] : ['tos_acceptance.date']),
    ...(account.tos_acceptance?.ip ? [] : ['tos_acceptance.ip']),
  ];
}
