import type Stripe from 'stripe';
import { aConnectedAccount } from '../testing/a-connected-account.ts';
import { aSandbox, stopSandboxes } from '../testing/a-sandbox.ts';

afterEach(stopSandboxes);

const bank: Stripe.TokenCreateParams.BankAccount = {
  country: 'CA',
  currency: 'cad',
  account_holder_name: 'Ann Gagnon',
  account_holder_type: 'individual',
  routing_number: '12345-004',
  account_number: '000123456789',
};

async function aCustomAccount() {
  const fixture = await aSandbox();
  const account = await fixture.stripe.accounts.create({
    type: 'custom',
    country: 'CA',
    business_type: 'individual',
    capabilities: { transfers: { requested: true } },
  });
  return { ...fixture, account };
}

describe('a connected account', () => {
  it('begins with nothing enabled and says what it needs', async () => {
    const { account } = await aCustomAccount();

    expect(account).toMatchObject({
      charges_enabled: false,
      payouts_enabled: false,
      details_submitted: false,
      capabilities: { transfers: 'inactive' },
      requirements: {
        currently_due: [
          'external_account',
          'individual.first_name',
          'individual.last_name',
          'tos_acceptance.date',
          'tos_acceptance.ip',
        ],
      },
    });
  });

  it('is enabled once its person, the acceptance of the terms and a bank are there', async () => {
    const { stripe } = await aSandbox();

    const account = await aConnectedAccount(stripe);

    expect(account).toMatchObject({
      charges_enabled: true,
      payouts_enabled: true,
      details_submitted: true,
      capabilities: { transfers: 'active' },
      requirements: { currently_due: [], disabled_reason: null },
      individual: { first_name: 'Ann', last_name: 'Gagnon' },
      external_accounts: { data: [{ bank_name: 'Royal Bank of Canada', last4: '6789' }] },
    });
  });

  it('keeps what an update does not name', async () => {
    const { stripe, account } = await aCustomAccount();
    await stripe.accounts.update(account.id, {
      individual: { first_name: 'Ann', last_name: 'Gagnon' },
      metadata: { userId: '7' },
    });

    const changed = await stripe.accounts.update(account.id, { individual: { phone: '+1514' } });

    expect(changed).toMatchObject({
      individual: { first_name: 'Ann', last_name: 'Gagnon', phone: '+1514' },
      metadata: { userId: '7' },
      capabilities: { transfers: 'inactive' },
    });
  });

  it('is not told apart from one that is not there', async () => {
    const { stripe } = await aSandbox();

    await expect(stripe.accounts.retrieve('acct_none')).rejects.toMatchObject({
      statusCode: 403,
      code: 'account_invalid',
    });
  });
});

describe('a bank account', () => {
  it('comes by a token, of which only bank and last four digits are seen', async () => {
    const { stripe, account } = await aCustomAccount();
    const token = await stripe.tokens.create({ bank_account: bank });

    const added = await stripe.accounts.createExternalAccount(account.id, {
      external_account: token.id,
    });

    expect(token).toMatchObject({ object: 'token', type: 'bank_account', used: false });
    expect(added).toMatchObject({
      object: 'bank_account',
      account: account.id,
      account_holder_name: 'Ann Gagnon',
      bank_name: 'TD Canada Trust',
      last4: '6789',
      routing_number: '12345-004',
      default_for_currency: true,
    });
    expect(JSON.stringify([token, added])).not.toContain('123456789');
  });

  it('comes by a token once only', async () => {
    const { stripe, account } = await aCustomAccount();
    const { id } = await stripe.tokens.create({ bank_account: bank });
    await stripe.accounts.createExternalAccount(account.id, { external_account: id });

    await expect(
      stripe.accounts.createExternalAccount(account.id, { external_account: id }),
    ).rejects.toMatchObject({ code: 'token_already_used' });
  });

  it('takes the place of another as the one paid out to', async () => {
    const { stripe, account } = await aCustomAccount();
    const external = { object: 'bank_account', ...bank } as const;
    const old = await stripe.accounts.createExternalAccount(account.id, {
      external_account: external,
    });
    const fresh = await stripe.accounts.createExternalAccount(account.id, {
      external_account: { ...external, routing_number: '00006815' },
      default_for_currency: true,
    });

    await expect(stripe.accounts.deleteExternalAccount(account.id, fresh.id)).rejects.toThrow(
      'You cannot delete the default external account',
    );
    await stripe.accounts.deleteExternalAccount(account.id, old.id);

    const { data } = await stripe.accounts.listExternalAccounts(account.id);
    expect(data).toMatchObject([
      { id: fresh.id, bank_name: 'Desjardins', default_for_currency: true },
    ]);
  });

  it.each([
    [
      'an institution that does not exist',
      { routing_number: '12345-998' },
      'routing_number_invalid',
    ],
    ['a transit number that is too short', { routing_number: '123-004' }, 'routing_number_invalid'],
    ['letters in the account number', { account_number: '12a4567' }, 'account_number_invalid'],
    ['thirteen digits', { account_number: '1234567890123' }, 'account_number_invalid'],
  ])('is refused for %s', async (_, change, code) => {
    const { stripe } = await aSandbox();

    await expect(
      stripe.tokens.create({ bank_account: { ...bank, ...change } }),
    ).rejects.toMatchObject({ statusCode: 400, code });
  });

  it('of an express account is the holder’s own business', async () => {
    const { stripe } = await aSandbox();
    const account = await stripe.accounts.create({ type: 'express', country: 'CA' });

    await expect(
      stripe.accounts.createExternalAccount(account.id, {
        external_account: { object: 'bank_account', ...bank },
      }),
    ).rejects.toMatchObject({ statusCode: 403 });
  });
});

describe('the page behind an account link', () => {
  async function aLink() {
    const fixture = await aCustomAccount();
    const link = await fixture.stripe.accountLinks.create({
      account: fixture.account.id,
      type: 'account_onboarding',
      refresh_url: 'http://localhost:4200/connect-incomplete',
      return_url: 'http://localhost:4200/connect-success',
    });
    return { ...fixture, link };
  }
  const send = (url: string, fields: Record<string, string>) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const filled = {
    decision: 'connect',
    holder: 'Ann Marie Gagnon',
    institution: '002',
    transit: '11000',
    account_number: '000123456789',
  };

  it('says that it is a sandbox and asks for a bank', async () => {
    const { link } = await aLink();

    const page = await fetch(link.url);

    expect(page.status).toBe(200);
    const text = await page.text();
    expect(text).toContain('Sandbox bank connection');
    expect(text).toContain('003 Royal Bank of Canada');
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  });

  it('connects the bank and leads to the return URL', async () => {
    const { stripe, account, link } = await aLink();

    const answer = await send(link.url, filled);

    expect(answer.headers.get('location')).toBe('http://localhost:4200/connect-success');
    expect(await stripe.accounts.retrieve(account.id)).toMatchObject({
      details_submitted: true,
      payouts_enabled: true,
      capabilities: { transfers: 'active' },
      individual: { first_name: 'Ann', last_name: 'Marie Gagnon' },
      external_accounts: { data: [{ bank_name: 'Scotiabank', last4: '6789' }] },
    });
  });

  it('leads to the refresh URL for "Not now", and changes nothing', async () => {
    const { stripe, account, link } = await aLink();

    const answer = await send(link.url, { decision: 'later' });

    expect(answer.headers.get('location')).toBe('http://localhost:4200/connect-incomplete');
    expect((await stripe.accounts.retrieve(account.id)).payouts_enabled).toBe(false);
  });

  it('says what is wrong with the numbers', async () => {
    const { link } = await aLink();

    const answer = await send(link.url, { ...filled, transit: '11' });

    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('Invalid routing number for CA.');
  });

  it('works once, and not when opened too late', async () => {
    const used = await aLink();
    await send(used.link.url, filled);
    const late = await aLink();
    late.sandbox.advanceTime(301_000);

    for (const { link } of [used, late]) {
      const answer = await fetch(link.url, { redirect: 'manual' });
      expect(answer.headers.get('location')).toBe('http://localhost:4200/connect-incomplete');
    }
  });

  it('may be filled in slowly', async () => {
    const { sandbox, link } = await aLink();
    await fetch(link.url);
    sandbox.advanceTime(3_600_000);

    const answer = await send(link.url, filled);

    expect(answer.headers.get('location')).toBe('http://localhost:4200/connect-success');
  });

  it('opens to nobody with a made-up link', async () => {
    const { sandbox, account } = await aLink();

    const page = await fetch(`${sandbox.url}/connect/${account.id}?link=guess`);

    expect(page.status).toBe(404);
  });

  it('leads only to web addresses', async () => {
    const { stripe, account } = await aLink();

    await expect(
      stripe.accountLinks.create({
        account: account.id,
        type: 'account_onboarding',
        refresh_url: 'javascript:alert(1)',
        return_url: 'http://localhost:4200/',
      }),
    ).rejects.toMatchObject({ code: 'url_invalid', param: 'refresh_url' });
  });
});
