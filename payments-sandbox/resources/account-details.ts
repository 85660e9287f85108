import type Stripe from 'stripe';
import type { Call } from '../http/call.ts';
import type { Params } from '../http/params.ts';
import { newId } from '../state/ids.ts';
import { readAddress } from './address.ts';

/** What an account is created and updated with. */
export const accountFields = [
  'business_profile',
  'business_type',
  'capabilities',
  'default_currency',
  'email',
  'external_account',
  'individual',
  'metadata',
  'tos_acceptance',
] as const;

const personFields = ['address', 'dob', 'email', 'first_name', 'last_name', 'phone'];

/** The person behind the account with the fields of `individual[…]` set. */
export function readPerson(
  call: Call,
  account: string,
  before: Stripe.Person | undefined,
): Stripe.Person | undefined {
  const given = call.params.nested('individual', personFields);
  if (!given) return before;
  const person = before ?? newPerson(call, account);
  const kept = (name: 'email' | 'first_name' | 'last_name' | 'phone') =>
    given.has(name) ? (given.clearableText(name) ?? null) : (person[name] ?? null);
  const address = given.has('address') ? readAddress(given) : person.address;
  return {
    ...person,
    ...(address ? { address } : {}),
    dob: readBirthday(given) ?? person.dob ?? { day: null, month: null, year: null },
    email: kept('email'),
    first_name: kept('first_name'),
    last_name: kept('last_name'),
    phone: kept('phone'),
  };
}

/** The acceptance of the provider's terms with the fields of `tos_acceptance[…]` set. */
export function readAcceptance(
  params: Params,
  before: Stripe.Account.TosAcceptance | undefined,
): Stripe.Account.TosAcceptance {
  const given = params.nested('tos_acceptance', ['date', 'ip', 'service_agreement', 'user_agent']);
  return {
    date: given?.integer('date') ?? before?.date ?? null,
    ip: given?.text('ip') ?? before?.ip ?? null,
    user_agent: given?.text('user_agent') ?? before?.user_agent ?? null,
  };
}

/** The capabilities with those of `capabilities[…][requested]` added or taken away. */
export function readCapabilities(
  params: Params,
  before: Stripe.Account.Capabilities | undefined,
): Stripe.Account.Capabilities {
  const given = params.nested('capabilities', ['card_payments', 'transfers']);
  const capabilities = { ...before };
  for (const name of ['card_payments', 'transfers'] as const) {
    const requested = given?.nested(name, ['requested'])?.flag('requested');
    if (requested === true) capabilities[name] ??= 'inactive';
    if (requested === false) delete capabilities[name];
  }
  return capabilities;
}

/** The public face of the account with the fields of `business_profile[…]` set. */
export function readProfile(
  params: Params,
  before: Stripe.Account.BusinessProfile | null | undefined,
): Stripe.Account.BusinessProfile {
  const given = params.nested('business_profile', ['mcc', 'name', 'product_description', 'url']);
  const kept = (name: 'mcc' | 'name' | 'product_description' | 'url') =>
    given?.has(name) ? (given.clearableText(name) ?? null) : (before?.[name] ?? null);
  return {
    annual_revenue: null,
    estimated_worker_count: null,
    mcc: kept('mcc'),
    minority_owned_business_designation: null,
    name: kept('name'),
    product_description: kept('product_description'),
    specified_commercial_transactions_act_url: null,
    support_address: null,
    support_email: null,
    support_phone: null,
    support_url: null,
    url: kept('url'),
  };
}

/** A person of whom nothing is known yet. */
export function newPerson(call: Pick<Call, 'now'>, account: string): Stripe.Person {
  return {
    id: newId('person'),
    object: 'person',
    account,
    created: call.now,
    dob: { day: null, month: null, year: null },
    email: null,
    first_name: null,
    id_number_provided: false,
    last_name: null,
    metadata: {},
    phone: null,
    relationship: {
      authorizer: false,
      director: false,
      executive: false,
      legal_guardian: false,
      owner: false,
      percent_ownership: null,
      representative: true,
      title: null,
    },
    verification: { status: 'unverified' },
  };
}

function readBirthday(person: Params): Stripe.Person.Dob | undefined {
  const dob = person.nested('dob', ['day', 'month', 'year']);
  if (!dob) return undefined;
  return {
    day: dob.requiredInteger('day'),
    month: dob.requiredInteger('month'),
    year: dob.requiredInteger('year'),
  };
}
