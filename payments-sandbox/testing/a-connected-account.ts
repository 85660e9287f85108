import type Stripe from 'stripe';

/** An account with a bank and all that the provider wants to know, ready for transfers. */
export async function aConnectedAccount(stripe: Stripe): Promise<Stripe.Account> {
  const account = await stripe.accounts.create({
    type: 'custom',
    country: 'CA',
    business_type: 'individual',
    capabilities: { transfers: { requested: true } },
    individual: { first_name: 'Ann', last_name: 'Gagnon' },
    tos_acceptance: { date: 1_795_000_000, ip: '203.0.113.7' },
  });
  await stripe.accounts.createExternalAccount(account.id, {
    external_account: {
      object: 'bank_account',
      country: 'CA',
      currency: 'cad',
      routing_number: '12345-003',
      account_number: '000123456789',
    },
  });
  return stripe.accounts.retrieve(account.id);
}
