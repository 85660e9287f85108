import { stepUp } from '@leafshift/contracts/auth';
import { addBank, type BankForm, cardEntry, saveCard } from '@leafshift/contracts/stripe';
import Stripe from 'stripe';
import type { HappeningName } from '../../../../../payments-sandbox/happenings.ts';
import { type Sandbox, startSandbox } from '../../../../../payments-sandbox/sandbox.ts';
import { stripeFor } from '../../../../../payments-sandbox/testing/a-sandbox.ts';
import { postForm } from '../../../../../payments-sandbox/testing/card-page.ts';
import type { Employer, Person } from '../../../testing/people.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { Ledger } from '../../ledger/index.ts';

const WEBHOOK_SECRET = 'whsec_sandbox';

/** Cards of the sandbox by how they behave. */
export const CARDS = {
  works: '4242424242424242',
  declinedWhenCharged: '4000000000000341',
  asksAtEveryCharge: '4000002760003184',
} as const;

/** An API and the sandbox provider that it talks to, both at the same time of day. */
export class PaymentWorld {
  private constructor(
    readonly api: TestApi,
    readonly sandbox: Sandbox,
    /** The official library, for looking at the provider's side. */
    readonly stripe: Stripe,
  ) {}

  static async start(
    env: Readonly<Record<string, string>> = {},
    logLine?: (line: string) => void,
  ): Promise<PaymentWorld> {
    const time = { now: (): number => Date.now() };
    // Somebody listens for webhooks, so that the sandbox keeps events; the spec delivers them itself.
    const sandbox = await startSandbox({ clock: () => time.now(), control: true });
    const api = await startApi({
      env: { STRIPE_SANDBOX_URL: sandbox.url, ...env },
      ...(logLine && { logLine }),
    });
    time.now = () => api.clock.now().getTime();
    return new PaymentWorld(api, sandbox, stripeFor(sandbox));
  }

  async stop(): Promise<void> {
    await this.api.stop();
    await this.sandbox.stop();
  }

  /** Enters a card into the sandbox's form, without saving it yet. */
  async enterCard(employer: Employer, number: string = CARDS.works): Promise<void> {
    const entry = await this.api.get(cardEntry, {}, employer);
    const { body } = await postForm(
      this.sandbox,
      `/v1/setup_intents/${entry.setup_intent}/confirm`,
      {
        client_secret: entry.client_secret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': number,
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '2034',
        'payment_method_data[card][cvc]': '123',
      },
    );
    const page = body.next_action?.use_stripe_sdk as { stripe_js: string } | undefined;
    if (page) {
      await fetch(page.stripe_js, { method: 'POST', body: 'decision=approve' });
    }
  }

  /** Enters and saves a card, which is then the default one. */
  async giveCard(employer: Employer, number: string = CARDS.works): Promise<void> {
    await this.enterCard(employer, number);
    await this.api.get(saveCard, {}, employer);
  }

  /** Connects a bank, however long ago the person signed in. */
  async giveBank(person: Person): Promise<void> {
    await this.api.get(stepUp, { body: { password: person.password } }, person);
    const [firstName = '', ...rest] = person.name.split(' ');
    const body = aBankForm({ firstName, lastName: rest.join(' ') || 'Worker' });
    await this.api.get(addBank, { body }, person);
  }

  /** Sends an event to the API's webhook, signed at this moment unless said. */
  async deliver(
    event: object,
    {
      secret = WEBHOOK_SECRET,
      secondsAhead = 0,
    }: { readonly secret?: string; readonly secondsAhead?: number } = {},
  ): Promise<Response> {
    const payload = JSON.stringify(event);
    const timestamp = Math.floor(this.api.clock.now().getTime() / 1000) + secondsAhead;
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    return this.api.send('POST', '/api/stripe/webhook', {
      body: payload,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    });
  }

  /** Whether the books are in order: their sum, and what does not sum to zero by itself. */
  books(): ReturnType<Ledger['check']> {
    return this.api.app.get(Ledger).check();
  }

  /** Every event that the provider has recorded, oldest first. */
  async events(): Promise<readonly Stripe.Event[]> {
    const { data } = await this.stripe.events.list({ limit: 100 });
    return data.toReversed();
  }

  /** Lets something happen at the provider, such as a dispute of the newest charge; its events are not delivered. */
  async let(happening: HappeningName): Promise<void> {
    const address = `${this.sandbox.url}/_sandbox/events/${happening}`;
    const { status } = await fetch(address, { method: 'POST' });
    if (status !== 204) throw new Error(`${happening} has nothing to happen to`);
  }

  /** Delivers every event once, in order, and waits until they are acted on. */
  async deliverAll(): Promise<void> {
    for (const event of await this.events()) {
      await this.deliver(event);
    }
    await this.api.settle();
  }

  /** What the books say of an account, in cents; of one invoice where its id is given. */
  async balanceOf(account: string, invoiceId = ''): Promise<number> {
    const stored = await this.api.database.native
      .collection<{ entries: { account: string; amountCents: number }[] }>('ledger_transactions')
      .find({ 'entries.account': account, reference: { $regex: `^${invoiceId}` } })
      .toArray();
    return stored
      .flatMap(({ entries }) => entries)
      .filter((entry) => entry.account === account)
      .reduce((sum, { amountCents }) => sum + amountCents, 0);
  }
}

/** A bank form that the sandbox accepts. */
export const aBankForm = (fields: Partial<BankForm> = {}): BankForm => ({
  firstName: 'Wanda',
  lastName: 'Worker',
  bankAccountNumber: '000123456789',
  institutionNumber: '003',
  transitNumber: '12345',
  address: '100 Queen St W',
  city: 'Toronto',
  province: 'ON',
  postalCode: 'M5H 2N2',
  ...fields,
});
