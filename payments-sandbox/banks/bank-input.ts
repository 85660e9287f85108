import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { type Failure, invalidRequest } from '../http/failure.ts';
import type { Params } from '../http/params.ts';
import { newId } from '../state/ids.ts';
import { institutionName } from './institutions.ts';

/** The numbers of a Canadian bank account as a person writes them. */
export interface BankNumbers {
  readonly holder: string | null;
  readonly institution: string;
  readonly transit: string;
  readonly account: string;
}

const names = [
  'object',
  'country',
  'currency',
  'account_holder_name',
  'account_holder_type',
  'account_number',
  'account_type',
  'routing_number',
];

/** Reads `bank_account[…]`; the answer holds the bank's name and the last four digits alone. */
export function readBank(params: Params): Stripe.BankAccount {
  params.allowOnly(names);
  const country = params.requiredText('country');
  const currency = params.text('currency')?.toLowerCase() ?? 'cad';
  if (country !== 'CA' || currency !== 'cad') {
    throw invalidRequest(
      'The sandbox knows Canadian bank accounts in cad only.',
      undefined,
      params.nameOf(country === 'CA' ? 'currency' : 'country'),
    );
  }
  const routing = /^(\d{5})-?(\d{3})$/.exec(params.requiredText('routing_number'));
  const bank = bankOf(
    {
      holder: params.text('account_holder_name') ?? null,
      institution: routing?.[2] ?? '',
      transit: routing?.[1] ?? '',
      account: params.requiredText('account_number'),
    },
    (name) => params.nameOf(name),
  );
  return { ...bank, account_holder_type: params.text('account_holder_type') ?? null };
}

/** The bank account with these numbers; throws where the institution or the account number cannot be. */
export function bankOf(
  numbers: BankNumbers,
  nameOf: (name: string) => string = (name) => name,
): Stripe.BankAccount {
  const bankName = institutionName(numbers.institution);
  if (!bankName || !/^\d{5}$/.test(numbers.transit)) throw routingInvalid(nameOf('routing_number'));
  if (!/^\d{5,12}$/.test(numbers.account)) {
    throw invalidRequest(
      'Invalid account number: must contain only digits, and be at most 12 digits long',
      'account_number_invalid',
      nameOf('account_number'),
    );
  }
  return {
    id: newId('ba'),
    object: 'bank_account',
    account_holder_name: numbers.holder,
    account_holder_type: null,
    account_type: null,
    bank_name: bankName,
    country: 'CA',
    currency: 'cad',
    fingerprint: fingerprintOf(numbers),
    last4: numbers.account.slice(-4),
    routing_number: `${numbers.transit}-${numbers.institution}`,
    status: 'new',
  };
}

/** The same for the same numbers, whoever enters them. */
function fingerprintOf({ institution, transit, account }: BankNumbers): string {
  return createHash('sha256')
    .update(`${institution}-${transit}-${account}`)
    .digest('hex')
    .slice(0, 16);
}

function routingInvalid(param: string): Failure {
  return invalidRequest(
    'Invalid routing number for CA. The number must contain both the transit number and the institution number, in the format XXXXX-YYY',
    'routing_number_invalid',
    param,
  );
}
