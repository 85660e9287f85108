import { stopSandboxes } from '../../../../payments-sandbox/testing/a-sandbox.ts';
import type { BankOrder } from './connected-account.ts';
import { aProvider } from './testing/a-provider.ts';

afterEach(stopSandboxes);

const worker = {
  account: null,
  userId: 'w1',
  email: 'ann@example.com',
  holder: 'individual',
} as const;

const bank: Omit<BankOrder, 'account'> = {
  holder: 'individual',
  firstName: 'Ann',
  lastName: 'Gagnon',
  institutionNumber: '815',
  transitNumber: '00006',
  bankAccountNumber: '0001234567',
  address: { line1: '1 rue Saint-Paul', city: 'Québec', province: 'QC', postalCode: 'G1K 3V8' },
  agreedAt: new Date('2026-11-02T15:00:00Z'),
  agreedFrom: '203.0.113.7',
};

describe('a user’s account for payouts', () => {
  it('is made once and kept while it exists', async () => {
    const { provider, stripe } = await aProvider();

    const account = await provider.ensureConnectedAccount(worker);

    expect(await provider.ensureConnectedAccount(worker)).toBe(account);
    expect(await provider.ensureConnectedAccount({ ...worker, account })).toBe(account);
    expect((await stripe.accounts.list()).data).toMatchObject([
      { id: account, country: 'CA', metadata: { userId: 'w1' } },
    ]);
    expect(await provider.accountState(account)).toMatchObject({
      payable: false,
      bank: null,
      missing: expect.arrayContaining(['external_account']),
    });
  });

  it('is made anew when the provider has lost it', async () => {
    const { provider, stripe } = await aProvider();
    const account = await provider.ensureConnectedAccount(worker);
    await stripe.accounts.del(account);

    expect(await provider.ensureConnectedAccount({ ...worker, account })).not.toBe(account);
  });
});

describe('the link to the provider’s page', () => {
  it('leads to a page that makes the account payable', async () => {
    const { provider } = await aProvider();
    const account = await provider.ensureConnectedAccount(worker);

    const url = await provider.accountOnboardingLink({
      account,
      returnUrl: 'http://localhost:4200/connect-success',
      refreshUrl: 'http://localhost:4200/connect-incomplete',
    });
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      body: 'decision=connect&institution=002&transit=11000&account_number=000123456789',
    });

    expect(answer.headers.get('location')).toBe('http://localhost:4200/connect-success');
    expect(await provider.accountState(account)).toMatchObject({
      payable: true,
      missing: [],
      bank: { bankName: 'Scotiabank', last4: '6789' },
    });
  });
});

describe('a bank account', () => {
  it('makes the account payable, and only names and the last four digits come back', async () => {
    const { provider } = await aProvider();
    const account = await provider.ensureConnectedAccount(worker);

    const result = await provider.addBank({ account, ...bank });

    expect(result).toEqual({
      status: 'added',
      bank: {
        id: expect.stringMatching(/^ba_/),
        bankName: 'Desjardins',
        last4: '4567',
        fingerprint: expect.stringMatching(/^\w{16}$/),
        holderName: 'Ann Gagnon',
      },
      payable: true,
    });
  });

  it('takes the place of the one before', async () => {
    const { provider } = await aProvider();
    const account = await provider.ensureConnectedAccount(worker);
    await provider.addBank({ account, ...bank });

    await provider.addBank({ account, ...bank, institutionNumber: '004' });

    expect((await provider.accountState(account)).bank?.bankName).toBe('TD Canada Trust');
  });

  it('may belong to a business', async () => {
    const { provider } = await aProvider();
    const account = await provider.ensureConnectedAccount({ ...worker, holder: 'company' });

    const result = await provider.addBank({ account, ...bank, holder: 'company' });

    expect(result).toMatchObject({ status: 'added', payable: true });
  });

  it.each([
    ['institutionNumber', { institutionNumber: '998' }],
    ['bankAccountNumber', { bankAccountNumber: '12345678901234567' }],
  ])('is refused for a wrong %s, in words', async (field, change) => {
    const { provider } = await aProvider();
    const account = await provider.ensureConnectedAccount(worker);

    const result = await provider.addBank({ account, ...bank, ...change });

    expect(result).toMatchObject({ status: 'refused', field, message: expect.any(String) });
    expect((await provider.accountState(account)).bank).toBeNull();
  });

  it('fails while the provider is down', async () => {
    const { provider, sandbox } = await aProvider();
    const account = await provider.ensureConnectedAccount(worker);
    sandbox.faults.outage();

    await expect(provider.addBank({ account, ...bank })).rejects.toMatchObject({ kind: 'down' });
  });
});
