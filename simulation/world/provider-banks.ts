import { type Db, ObjectId } from 'mongodb';
import type Stripe from 'stripe';
import type { MarketWorld } from './market-world.ts';

const FIRST_NUMBER = 5_000_000;

/** Whose bank it is; the name is the one that they signed up with. */
interface Holder {
  readonly firstName: string;
  readonly lastName: string;
}

/** Bank accounts of workers who are copies of one that has signed up: at the provider, and as the API keeps them. */
export class ProviderBanks {
  readonly #stripe: Stripe;
  readonly #database: Db;
  readonly #now: () => Date;
  #count = 0;

  constructor(world: MarketWorld) {
    this.#stripe = world.stripe;
    this.#database = world.database;
    this.#now = () => world.now();
  }

  /** Gives a worker an account at the provider with a bank in their own name. */
  async connect(workerId: ObjectId, { firstName, lastName }: Holder): Promise<void> {
    this.#count += 1;
    const account = await this.#stripe.accounts.create({
      ...{ type: 'custom', country: 'CA', business_type: 'individual' },
      capabilities: { transfers: { requested: true } },
      individual: { first_name: firstName, last_name: lastName },
      tos_acceptance: { date: Math.floor(Date.now() / 1000), ip: '127.0.0.1' },
      metadata: { userId: workerId.toHexString() },
      external_account: {
        ...{ object: 'bank_account', country: 'CA', currency: 'cad' },
        account_holder_name: `${firstName} ${lastName}`,
        account_holder_type: 'individual',
        routing_number: '12345-003',
        account_number: String(FIRST_NUMBER + this.#count),
      },
    });
    const [bank] = account.external_accounts?.data ?? [];
    if (bank?.object !== 'bank_account') throw new Error(`${account.id} has no bank account`);
    const kept = {
      ...{ _id: new ObjectId(), providerId: bank.id, bankName: bank.bank_name, last4: bank.last4 },
      ...{ connectedAt: this.#now(), holderToCheck: null },
    };
    await this.#database
      .collection('users')
      .updateOne({ _id: workerId }, { $set: { connectAccountId: account.id, banks: [kept] } });
  }
}
