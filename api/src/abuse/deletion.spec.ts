import { decideReview, reviews } from '@leafshift/contracts/admin';
import { addFavourite } from '@leafshift/contracts/favourites';
import { createPost } from '@leafshift/contracts/posts';
import { deleteAccount, recoverPassword } from '@leafshift/contracts/users';
import { FileStorage } from '../infra/storage/file-storage.ts';
import { PaymentWorld } from '../modules/stripe/testing/payment-world.ts';
import { aPermanentForm, aShift } from '../testing/a-shift.ts';
import { aSubmittedDocument } from '../testing/documents.ts';
import {
  type Admin,
  anAdmin,
  anEmployer,
  aWorker,
  type Employer,
  type Person,
  type Worker,
} from '../testing/people.ts';
import { ShiftSteps } from '../testing/shift-steps.ts';

const DAYS_90 = { hours: 90 * 24 };

/** What the law asks to keep, by collection and field: what was billed, and what was paid to whom for what. */
const KEPT_BY_LAW = [
  /^invoices\.(billTo|location)\./,
  /^invoices\.lines\.\d+\.name$/,
  /^payouts\.(employerName|locationName)$/,
];

/** What sockets tell one another: a minute old at most, by an index of its own. */
const FORGOTTEN_SOON = 'socket_events';

describe('who looks for somebody that has deleted their account', () => {
  let world: PaymentWorld;
  let admin: Admin;
  let employer: Employer;
  let worker: Worker;

  beforeAll(async () => {
    world = await PaymentWorld.start();
  });
  afterAll(() => world.stop());

  beforeEach(async () => {
    const { api } = world;
    admin = await anAdmin().in(api);
    employer = await anEmployer().called('Zanzibar Greens').withoutCard().onboarded().in(api);
    worker = await aWorker()
      .called('Quinta Xylander')
      .with({ phoneNumber: '+14165550177' })
      .onboarded()
      .in(api);
    await world.giveCard(employer);
    await world.giveBank(worker);
  });

  afterEach(async () => {
    await leave(worker);
    await leave(employer);
  });

  const leave = ({ password, ...person }: Person) =>
    world.api.request(deleteAccount, { body: { password } }, person);

  /** Every place in the database that still holds one of the texts, as `collection.field`. */
  async function placesOf(texts: readonly string[]): Promise<readonly string[]> {
    const found = new Set<string>();
    const look = (value: unknown, place: string): void => {
      if (typeof value === 'string') {
        if (texts.some((text) => value.toLowerCase().includes(text.toLowerCase()))) {
          found.add(place);
        }
      } else if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
        for (const [name, part] of Object.entries(value)) {
          look(part, `${place}.${name}`);
        }
      }
    };
    const database = world.api.database.native;
    const collections = await database.listCollections().toArray();
    for (const { name } of collections.filter((one) => one.name !== FORGOTTEN_SOON)) {
      for await (const document of database.collection(name).find()) {
        look({ ...document, _id: String(document._id) }, name);
      }
    }
    return [...found].filter((place) => !KEPT_BY_LAW.some((kept) => kept.test(place)));
  }

  /** A shift from request to pay, another one requested, a posting, a favourite, mails and documents. */
  async function history(): Promise<void> {
    const { api } = world;
    const worked = new ShiftSteps(api, employer, await aShift().by(employer, api));
    await worked.work(worker);
    await worked.submit();
    await api.settle();
    await world.deliverAll();
    const later = await aShift().startingIn(96).by(employer, api);
    const open = new ShiftSteps(api, employer, later);
    await open.request(worker);
    await api.get(createPost, { body: aPermanentForm({}) }, employer);
    await api.get(addFavourite, { params: { userId: worker.id } }, employer);
    for (const { email } of [employer, worker]) {
      await api.get(recoverPassword, { body: { email } });
    }
    await api.settle();
  }

  it('finds neither name, address, phone nor e-mail of a worker, but on invoices', async () => {
    await history();
    const texts = ['Quinta', 'Xylander', worker.email, '+14165550177'];
    expect((await placesOf(texts)).length).toBeGreaterThan(3);

    expect(await leave(worker)).toMatchObject({ status: 204 });
    await world.api.settle();

    expect(await placesOf(texts)).toEqual([]);
  });

  it('finds neither name, address, phone nor e-mail of a business and its people, but on invoices and pay', async () => {
    await history();
    const texts = [
      'Zanzibar',
      employer.email,
      '+14165550100',
      'Sam Supervisor',
      'sam@example.ca',
      '4165550101',
    ];
    expect((await placesOf(texts)).length).toBeGreaterThan(3);

    expect(await leave(employer)).toMatchObject({ status: 204 });
    await world.api.settle();

    expect(await placesOf(texts)).toEqual([]);
    const shifts = world.api.database.native.collection('shifts');
    const stored = await shifts
      .find({ employerId: { $exists: true }, 'supervisor.name': 'Former supervisor' })
      .toArray();
    expect(JSON.stringify(stored)).not.toMatch(/Queen St|M5H/);
  });

  it('finds no customer at the payment provider either, also when it was down meanwhile', async () => {
    const [customer] = (await world.stripe.customers.list({ email: employer.email })).data;
    const outage = world.sandbox.faults.outage();
    expect(await leave(employer)).toMatchObject({ status: 204 });
    await world.api.settle();
    outage.release();
    expect(await world.stripe.customers.retrieve(customer?.id ?? '')).toMatchObject({
      email: employer.email,
    });

    world.api.clock.advance({ minutes: 2 });
    await world.api.settle();

    expect(await world.stripe.customers.retrieve(customer?.id ?? '')).toMatchObject({
      deleted: true,
    });
  });

  describe('the files of documents', () => {
    const fileOf = async (person: Person, kind: string) => {
      const upload = await world.api.database.native
        .collection('uploads')
        .findOne({ kind, state: 'claimed' }, { sort: { createdAt: -1, _id: -1 } });
      expect(String(upload?.ownerId)).toBe(person.id);
      return String(upload?.storedAs);
    };
    const isStored = async (key: string) => {
      const file = await world.api.app.get(FileStorage).find(key);
      file?.body.destroy();
      return file !== null;
    };
    const passed = async (time: { hours: number }) => {
      world.api.clock.advance(time);
      await world.api.settle();
    };
    const newcomer = () => aWorker().reached(1).in(world.api);
    const submit = (person: Person) =>
      aSubmittedDocument(world.api, person, 'identificationDocument', 'photoid');
    const reject = async (person: Person) => {
      const { reviews: waiting } = await world.api.get(reviews, { query: { limit: 100 } }, admin);
      const id = waiting.find(({ user }) => user === person.id)?._id ?? '';
      const body = { decision: 'Rejected', reason: 'Too dark' } as const;
      await world.api.get(decideReview, { params: { id }, body }, admin);
    };

    it('are gone 90 days after the account was closed, and shown to nobody until then', async () => {
      const person = await newcomer();
      await submit(person);
      const file = await fileOf(person, 'photoid');
      await leave(person);
      await world.api.settle();
      const { reviews: waiting } = await world.api.get(reviews, { query: { limit: 100 } }, admin);
      expect(waiting.map(({ user }) => user)).not.toContain(person.id);
      expect(await isStored(file)).toBe(true);

      await passed({ hours: DAYS_90.hours - 1 });
      expect(await isStored(file)).toBe(true);
      await passed({ hours: 1 });
      expect(await isStored(file)).toBe(false);
    });

    it('are gone 90 days after they were rejected, and at once when they were replaced', async () => {
      const person = await newcomer();
      await submit(person);
      const first = await fileOf(person, 'photoid');
      await reject(person);
      await submit(person);
      await world.api.settle();
      const second = await fileOf(person, 'photoid');
      expect([await isStored(first), await isStored(second)]).toEqual([false, true]);

      await reject(person);
      await passed({ hours: DAYS_90.hours - 1 });
      expect(await isStored(second)).toBe(true);
      await passed({ hours: 1 });
      expect(await isStored(second)).toBe(false);
    });
  });
});
