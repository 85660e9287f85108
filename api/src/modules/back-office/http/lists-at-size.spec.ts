import { reviews } from '@leafshift/contracts/admin';
import {
  adminInvoices,
  adminPayouts,
  adminShifts,
  audit,
  INVOICE_STATES,
  ledger,
  people,
  personTimeline,
} from '@leafshift/contracts/back-office';
import { type Document, ObjectId } from 'mongodb';
import { type Admin, anAdmin } from '../../../testing/people.ts';
import { profileQueries } from '../../../testing/query-cost.ts';
import type { TestApi } from '../../../testing/test-api.ts';
import { SettlingWorld } from '../../clockedtime/testing/settling-world.ts';
import { PaymentWorld } from '../../stripe/testing/payment-world.ts';

const PEOPLE = 10_000;
const SHIFTS = 100_000;
/** One in so many shifts is of the business that is looked for, and one in so many has an invoice here. */
const OF_ONE = 50;
const BATCH = 5_000;
const DAY_MS = 86_400_000;

describe('lists of the back office among 10,000 people and 100,000 shifts', () => {
  let world: PaymentWorld;
  let api: TestApi;
  let owner: Admin;
  let settled: SettlingWorld;

  beforeAll(async () => {
    world = await PaymentWorld.start({ TIMESHEET_ACCEPT_HOURS: '48' });
    api = world.api;
    settled = await SettlingWorld.in(world);
    const { postId } = await settled.submitted();
    owner = await anAdmin().in(api);
    await manyPeople();
    await manyShifts(new ObjectId(postId));
    await profileQueries(api);
  }, 300_000);
  afterAll(() => world.stop());

  const stored = (name: string) => api.database.native.collection(name);

  async function one(name: string, filter: Document): Promise<Document> {
    const found = await stored(name).findOne(filter);
    if (found === null) throw new Error(`Nothing in ${name}`);
    return found;
  }

  async function copy(name: string, count: number, of: (index: number) => Document): Promise<void> {
    for (let from = 0; from < count; from += BATCH) {
      const batch = Array.from({ length: Math.min(BATCH, count - from) }, (_, at) => of(from + at));
      await stored(name).insertMany(batch, { ordered: false });
    }
  }

  async function manyPeople(): Promise<void> {
    const user = new ObjectId(settled.worker.id);
    const { customerId, connectAccountId, ...account } = await one('users', { _id: user });
    const profile = await one('profiles', { userId: user });
    const document = await one('reviewed_documents', { userId: user });
    const ids = Array.from({ length: PEOPLE }, () => new ObjectId());
    await copy('users', PEOPLE, (index) => {
      const nameKey = `person ${index} example`;
      const email = `person-${index}@example.ca`;
      return { ...account, _id: ids[index], name: nameKey, nameKey, email, emailKey: email };
    });
    await copy('profiles', PEOPLE, (index) => {
      const phoneNumber = `1604${String(index).padStart(7, '0')}`;
      return { ...profile, _id: new ObjectId(), userId: ids[index], phoneNumber };
    });
    await copy('reviewed_documents', PEOPLE, (index) => ({
      ...document,
      _id: new ObjectId(),
      userId: ids[index],
      status: 'Pending',
    }));
  }

  async function manyShifts(shiftId: ObjectId): Promise<void> {
    const shift = await one('shifts', { _id: shiftId });
    const ids = Array.from({ length: SHIFTS }, () => new ObjectId());
    const others = Array.from({ length: OF_ONE }, () => new ObjectId());
    await copy('shifts', SHIFTS, (index) => ({
      ...shift,
      _id: ids[index],
      startsAt: new Date(shift.startsAt.getTime() - (index % 900) * DAY_MS),
      employerId: index % OF_ONE === 0 ? shift.employerId : others[index % OF_ONE],
      status: index % 2 === 0 ? 'Complete' : null,
    }));
    const ofShift = ['assignments', 'invoices', 'payouts'] as const;
    for (const name of ofShift) {
      const { transferId, ...document } = await one(name, { shiftId });
      await copy(name, SHIFTS / OF_ONE, (index) => ({
        ...document,
        _id: new ObjectId(),
        shiftId: ids[index * OF_ONE],
        sequence: 1_000_000 + index,
        status: index % 2 === 0 ? document.status : 'open',
      }));
    }
    const booked = await one('ledger_transactions', {});
    await copy('ledger_transactions', SHIFTS / OF_ONE, (index) => ({
      ...booked,
      _id: new ObjectId(),
      reference: `copy ${index}`,
    }));
    const noted = { adminId: new ObjectId(owner.id), action: 'document-approved', details: {} };
    await copy('audit_log', SHIFTS / OF_ONE, (index) => ({
      ...noted,
      _id: new ObjectId(),
      target: ids[index],
      at: new Date(shift.startsAt.getTime() - index * 60_000),
    }));
  }

  /** What the database read for a request: more than 1.2 documents for each it answered. */
  async function wasteOf(since: Date): Promise<readonly string[]> {
    const queries = await stored('system.profile')
      .find({
        ts: { $gte: since },
        op: { $in: ['query', 'command'] },
        docsExamined: { $gt: 1 },
        ns: { $not: /system\./ },
      })
      .toArray();
    return queries
      .filter(({ docsExamined, nreturned }) => docsExamined > Math.ceil(nreturned * 1.2))
      .map(({ ns, docsExamined, nreturned, command }) =>
        JSON.stringify({ ns, docsExamined, nreturned, filter: command.filter ?? command.pipeline }),
      );
  }

  it('read at most 1.2 documents for each that they answer, searches included', async () => {
    const { employer, worker } = settled;
    const asked: Record<string, () => Promise<object>> = {
      people: () => api.get(people, { query: {} }, owner),
      shifts: () => api.get(adminShifts, { query: {} }, owner),
      'a business by its name': () => api.get(people, { query: { q: employer.name } }, owner),
      timeline: () => api.get(personTimeline, { params: { id: worker.id }, query: {} }, owner),
      'shifts of days': () =>
        api.get(adminShifts, { query: { from: '2025-01-01', to: '2025-02-01' } }, owner),
      reviews: () => api.get(reviews, { query: {} }, owner),
      ledger: () => api.get(ledger, { query: {} }, owner),
      account: () => api.get(ledger, { query: { account: `payable:${worker.id}` } }, owner),
      audit: () => api.get(audit, { query: {} }, owner),
      'audit of somebody': () => api.get(audit, { query: { q: owner.id } }, owner),
      'audit of an action': () => api.get(audit, { query: { q: 'document-approved' } }, owner),
    };
    for (const q of ['person 77', 'person-9876@', '604 000 12', worker.id]) {
      asked[`people by ${q}`] = () => api.get(people, { query: { q } }, owner);
    }
    for (const state of ['open', 'filled', 'completed'] as const) {
      asked[`${state} shifts`] = () => api.get(adminShifts, { query: { state } }, owner);
      asked[`${state} shifts of a business`] = () =>
        api.get(adminShifts, { query: { state, q: employer.email } }, owner);
    }
    for (const state of [undefined, ...INVOICE_STATES]) {
      asked[`invoices ${state}`] = () => api.get(adminInvoices, { query: { state } }, owner);
    }
    for (const status of [undefined, 'scheduled', 'held'] as const) {
      asked[`payouts ${status}`] = () => api.get(adminPayouts, { query: { status } }, owner);
    }

    const wasteful: Record<string, readonly string[]> = {};
    let rows = 0;
    for (const [name, ask] of Object.entries(asked)) {
      const since = new Date();
      const answer = await ask();
      rows += Object.values(answer).flat().length;
      const waste = await wasteOf(since);
      if (waste.length > 0) wasteful[name] = waste;
    }

    expect(wasteful).toEqual({});
    expect(rows).toBeGreaterThan(300);
  });
});
