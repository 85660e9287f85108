import type Stripe from 'stripe';
import type { Exchange } from './http/api.ts';
import { routes } from './resources/routes.ts';
import { aConnectedAccount } from './testing/a-connected-account.ts';
import { aSandbox, type SandboxFixture, stopSandboxes, stripeFor } from './testing/a-sandbox.ts';
import { aCustomerWithCard, submitCard } from './testing/card-page.ts';
import { OpenApiShapes } from './testing/openapi-shapes.ts';

/** Calls of Stripe's that the file at hand was cut without. */
const beyondTheFile = [
  'DELETE /v1/accounts/{account}/external_accounts/{id}',
  'GET /v1/accounts/{account}/external_accounts/{id}',
  'GET /v1/balance_transactions',
  'GET /v1/charges',
  'GET /v1/charges/{charge}',
  'GET /v1/customers/{customer}/payment_methods',
  'GET /v1/disputes',
  'GET /v1/disputes/{dispute}',
  'GET /v1/payouts/{payout}',
  'GET /v1/radar/early_fraud_warnings',
  'GET /v1/radar/early_fraud_warnings/{early_fraud_warning}',
  'GET /v1/refunds/{refund}',
  'GET /v1/tokens/{token}',
  'GET /v1/transfers/{transfer}',
  'GET /v1/transfers/{transfer}/reversals',
  'GET /v1/transfers/{transfer}/reversals/{id}',
  'POST /v1/accounts/{account}/external_accounts/{id}',
  'POST /v1/disputes/{dispute}',
  'POST /v1/disputes/{dispute}/close',
  'POST /v1/files',
  'POST /v1/payment_intents/{intent}/cancel',
  'POST /v1/payment_intents/{intent}/capture',
  'POST /v1/setup_intents/{intent}/cancel',
  'POST /v1/tokens',
  'POST /v1/transfers/{transfer}',
  'POST /v1/transfers/{transfer}/reversals',
];

/** Calls in the file that the product does not make. */
const leftOut = ['POST /v1/payment_methods/{payment_method}'];

/** Parameters that the file does not list: cut out with the descriptions, or newer than it. */
const newerParameters = ['allowed_payment_method_types', 'collection_options', 'description'];

const shapes = new OpenApiShapes();
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

describe('the sandbox’s calls', () => {
  it('are Stripe’s', () => {
    const unknown = routes.filter(({ method, path }) => !shapes.knows(method, path)).map(nameOf);

    expect(unknown.sort()).toEqual(beyondTheFile);
  });

  it('are all of the file but those left out on purpose', () => {
    const understood = new Set(routes.map(nameOf));
    const missing = shapes.operations().map(nameOf);

    expect(missing.filter((name) => !understood.has(name))).toEqual(leftOut);
  });

  it.each(
    routes
      .filter(({ method, path }) => shapes.knows(method, path))
      .map((route) => [nameOf(route), route]),
  )('%s takes no parameter that Stripe does not', (_, { method, path, params }) => {
    const known = [...shapes.parametersOf(method, path), ...newerParameters];

    expect(params.filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe('the sandbox’s answers', () => {
  const exchanges: Exchange[] = [];
  const events: Stripe.Event[] = [];

  beforeAll(async () => {
    const fixture = await aSandbox({
      control: true,
      onExchange: (exchange) => exchanges.push(exchange),
    });
    await everyCall(fixture);
    events.push(
      ...(await fixture.stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: 1000 })),
    );
    await stopSandboxes();
  }, 30_000);

  it.each(routes.map(nameOf))('%s was called and succeeded', (name) => {
    const statuses = exchanges.filter((one) => nameOf(one) === name).map(({ status }) => status);

    expect(statuses).toContain(200);
  });

  it('have the shape that Stripe’s file gives them', () => {
    const problems = exchanges.flatMap((exchange) => {
      const { method, path, status, body } = exchange;
      const found = shapes.knows(method, path)
        ? shapes.problemsWithAnswer(method, path, status, body)
        : shapes.problemsWithObject(body);
      return found.map((problem) => `${nameOf(exchange)} ${status}: ${problem}`);
    });

    expect(problems).toEqual([]);
  });

  it('include errors of every kind', () => {
    const statuses = new Set(exchanges.map(({ status }) => status));

    expect([...statuses].sort()).toEqual([200, 400, 401, 402, 403, 404]);
  });

  it('are told as events whose objects have their shape too', () => {
    const problems = events.flatMap((event) =>
      [...shapes.problemsWithObject(event), ...shapes.problemsWithObject(event.data.object)].map(
        (problem) => `${event.type}: ${problem}`,
      ),
    );

    expect(problems).toEqual([]);
    expect([...new Set(events.map(({ type }) => type))].sort()).toEqual([
      'account.external_account.created',
      'account.external_account.deleted',
      'account.external_account.updated',
      'account.updated',
      'charge.captured',
      'charge.dispute.closed',
      'charge.dispute.created',
      'charge.dispute.funds_reinstated',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.updated',
      'charge.failed',
      'charge.refunded',
      'charge.succeeded',
      'customer.created',
      'customer.deleted',
      'customer.updated',
      'payment_intent.amount_capturable_updated',
      'payment_intent.canceled',
      'payment_intent.created',
      'payment_intent.payment_failed',
      'payment_intent.requires_action',
      'payment_intent.succeeded',
      'payment_method.attached',
      'payment_method.detached',
      'payout.failed',
      'radar.early_fraud_warning.created',
      'refund.created',
      'setup_intent.canceled',
      'setup_intent.created',
      'setup_intent.requires_action',
      'setup_intent.setup_failed',
      'setup_intent.succeeded',
      'transfer.created',
      'transfer.reversed',
      'transfer.updated',
    ]);
  });

  it('would be noticed with a wrong shape', () => {
    const body = { id: 'cus_1', object: 'customer', created: 'yesterday', livemode: false };

    expect(shapes.problemsWithAnswer('POST', '/v1/customers', 200, body)).toEqual([
      '/created must be integer',
    ]);
    expect(shapes.problemsWithObject({ object: 'refund' })).not.toEqual([]);
  });
});

async function everyCall(fixture: SandboxFixture): Promise<void> {
  await cardCalls(fixture);
  await paymentCalls(fixture);
  await accountCalls(fixture);
  await claimCalls(fixture);
  await failingCalls(fixture);
}

/** What happens at banks and at the provider's desk, and how it is looked up. */
async function claimCalls(fixture: SandboxFixture): Promise<void> {
  const { stripe } = fixture;
  const { customer, card } = await aCustomerWithCard(fixture);
  const order = { amount: 1000, currency: 'cad', customer: customer.id, payment_method: card };
  for (const evidence of ['winning_evidence', 'losing_evidence', '']) {
    await stripe.paymentIntents.create({ ...order, confirm: true, off_session: true });
    await happens(fixture, 'early-fraud-warning');
    await happens(fixture, 'dispute-opened');
    const [dispute] = (await stripe.disputes.list()).data;
    if (evidence === '') await stripe.disputes.close(dispute!.id);
    else {
      const file = { data: Buffer.from('%PDF-1.7'), name: 'hours.pdf', type: 'application/pdf' };
      const { id } = await stripe.files.create({ purpose: 'dispute_evidence', file });
      await stripe.disputes.update(dispute!.id, {
        evidence: { service_documentation: id, uncategorized_text: evidence },
        submit: true,
      });
    }
    await stripe.disputes.retrieve(dispute!.id);
  }
  const [warning] = (await stripe.radar.earlyFraudWarnings.list()).data;
  await stripe.radar.earlyFraudWarnings.retrieve(warning!.id);
  const { id: destination } = await aConnectedAccount(stripe);
  await stripe.transfers.create({ amount: 500, currency: 'cad', destination });
  await happens(fixture, 'payout-failed');
  const [failed] = (await stripe.events.list({ type: 'payout.failed' })).data;
  const { id: payout } = failed!.data.object as Stripe.Payout;
  await stripe.payouts.retrieve(payout, {}, { stripeAccount: destination });
  await stripe.balanceTransactions.list({ payout }, { stripeAccount: destination });
}

async function happens({ sandbox }: SandboxFixture, name: string): Promise<void> {
  const answer = await fetch(`${sandbox.url}/_sandbox/events/${name}`, { method: 'POST' });
  expect(answer.status).toBe(204);
}

async function cardCalls({ sandbox, stripe }: SandboxFixture): Promise<void> {
  const { customer, card } = await aCustomerWithCard({ sandbox, stripe }, '4000002500003155');
  await stripe.customers.update(customer.id, {
    invoice_settings: { default_payment_method: card },
  });
  await stripe.customers.retrieve(customer.id);
  await stripe.customers.list();
  await stripe.customers.listPaymentMethods(customer.id);
  await stripe.paymentMethods.list({ customer: customer.id, type: 'card' });
  await stripe.paymentMethods.retrieve(card);
  await stripe.paymentMethods.detach(card);
  const fresh = await stripe.paymentMethods.create({
    type: 'card',
    card: { number: '378282246310005', exp_month: 1, exp_year: 2034, cvc: '1234' },
    billing_details: { name: 'Jo', address: { city: 'Halifax' } },
  });
  await stripe.paymentMethods.attach(fresh.id, { customer: customer.id });
  const intent = await stripe.setupIntents.create({ customer: customer.id });
  await submitCard(sandbox, intent, { number: '4000000000000002' });
  await stripe.setupIntents.update(intent.id, { metadata: { a: '1' } });
  await stripe.setupIntents.cancel(intent.id);
  await stripe.setupIntents.retrieve(intent.id);
  await stripe.setupIntents.list();
  await stripe.customers.del(customer.id);
  await stripe.customers.retrieve(customer.id);
}

async function paymentCalls(fixture: SandboxFixture): Promise<void> {
  const { stripe } = fixture;
  const { customer, card } = await aCustomerWithCard(fixture);
  const order = { amount: 1000, currency: 'cad', customer: customer.id };
  const open = await stripe.paymentIntents.create(order);
  await stripe.paymentIntents.update(open.id, { amount: 1200, description: 'Shift' });
  await stripe.paymentIntents.cancel(open.id);
  const paid = await stripe.paymentIntents.create(order);
  await stripe.paymentIntents.confirm(paid.id, { payment_method: card, off_session: true });
  await stripe.paymentIntents.retrieve(paid.id);
  await stripe.paymentIntents.list();
  const later = { ...order, capture_method: 'manual' as const, payment_method: card };
  for (const amount of [400, 1000]) {
    const held = await stripe.paymentIntents.create({ ...later, confirm: true, off_session: true });
    await stripe.paymentIntents.capture(held.id, { amount_to_capture: amount });
  }
  const unwanted = await stripe.paymentIntents.create({ ...later, confirm: true });
  await stripe.paymentIntents.cancel(unwanted.id);
  const { data } = await stripe.charges.list({ payment_intent: paid.id });
  await stripe.charges.retrieve(data[0]!.id);
  const refund = await stripe.refunds.create({ payment_intent: paid.id, amount: 100 });
  await stripe.refunds.retrieve(refund.id);
  await stripe.refunds.list();
  await refusal(stripe.paymentIntents.confirm(paid.id, { payment_method: card }));
  const strict = await aCustomerWithCard(fixture, '4000002760003184');
  const away = { ...order, customer: strict.customer.id, payment_method: strict.card };
  await refusal(stripe.paymentIntents.create({ ...away, confirm: true, off_session: true }));
  await stripe.paymentIntents.create({ ...away, confirm: true, return_url: 'http://localhost/' });
  await stripe.balance.retrieve();
}

async function accountCalls({ stripe }: SandboxFixture): Promise<void> {
  const { id } = await aConnectedAccount(stripe);
  await stripe.accounts.update(id, { email: 'ann@example.com' });
  await stripe.accounts.list();
  await stripe.accountLinks.create({
    account: id,
    type: 'account_onboarding',
    refresh_url: 'http://localhost/',
    return_url: 'http://localhost/',
  });
  const token = await stripe.tokens.create({
    bank_account: {
      country: 'CA',
      currency: 'cad',
      routing_number: '00001-001',
      account_number: '000123456789',
    },
  });
  await stripe.tokens.retrieve(token.id);
  const bank = await stripe.accounts.createExternalAccount(id, { external_account: token.id });
  await stripe.accounts.retrieveExternalAccount(id, bank.id);
  await stripe.accounts.updateExternalAccount(id, bank.id, { metadata: { a: '1' } });
  await stripe.accounts.listExternalAccounts(id);
  await stripe.accounts.deleteExternalAccount(id, bank.id);
  const transfer = await stripe.transfers.create({
    amount: 500,
    currency: 'cad',
    destination: id,
  });
  await stripe.transfers.update(transfer.id, { metadata: { a: '1' } });
  const reversal = await stripe.transfers.createReversal(transfer.id, { amount: 100 });
  await stripe.transfers.retrieveReversal(transfer.id, reversal.id);
  await stripe.transfers.listReversals(transfer.id);
  await stripe.transfers.retrieve(transfer.id);
  await stripe.transfers.list();
  const { data } = await stripe.events.list();
  await stripe.events.retrieve(data[0]!.id);
  await stripe.accounts.del(id);
}

async function failingCalls({ sandbox, stripe }: SandboxFixture): Promise<void> {
  await refusal(stripe.customers.retrieve('cus_none'));
  await refusal(stripe.customers.create({ email: '' }).then(() => stripe.transfers.retrieve('x')));
  await refusal(stripe.paymentIntents.create({ amount: 1, currency: 'cad' }));
  await refusal(stripe.accounts.retrieve('acct_none'));
  await refusal(stripe.products.list());
  await refusal(stripeFor(sandbox, 'sk_live_none').customers.list());
  await refusal(stripe.paymentMethods.attach('pm_card_visa_chargeDeclined', { customer: 'cus_x' }));
}

async function refusal(promise: Promise<unknown>): Promise<void> {
  await expect(promise).rejects.toMatchObject({ requestId: expect.stringMatching(/^req_/) });
}
