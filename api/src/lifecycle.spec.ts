import { currentUser } from '@leafshift/contracts/auth';
import fc from 'fast-check';
import { toObjectId } from './infra/mongo/object-ids.ts';
import { Transactions } from './infra/mongo/transactions.ts';
import {
  type AssignmentDocument,
  assignmentCollection,
} from './modules/assignments/persistence/assignment.schema.ts';
import { Ledger } from './modules/ledger/index.ts';
import { PlaceOfferRepository } from './modules/next-in-line/domain/place-offer.repository.ts';
import { CreateShiftsUseCase } from './modules/posts/application/postings/create-shifts.use-case.ts';
import type { ShiftId } from './modules/posts/domain/ids.ts';
import { type ShiftDocument, shiftCollection } from './modules/posts/persistence/shift.schema.ts';
import { SecuredPayRepository } from './modules/secured-pay/domain/secured-pay.repository.ts';
import { Cards } from './modules/stripe/application/cards.ts';
import { CARDS, PaymentWorld } from './modules/stripe/testing/payment-world.ts';
import { Suspensions } from './modules/suspensions/index.ts';
import type { CardId } from './modules/users/domain/account.ts';
import { aShift } from './testing/a-shift.ts';
import { lifecycleRuns } from './testing/lifecycle/commands.ts';
import type { Model, ModelShift, ShiftStatus } from './testing/lifecycle/market.ts';
import { DURATION_HOURS, type Real } from './testing/lifecycle/steps.ts';
import { anEmployer, aWorker, type Employer, type Worker } from './testing/people.ts';
import type { TestApi } from './testing/test-api.ts';

/** `npm run drill:lifecycle` makes 1,000 runs; the same seed makes the same runs again. */
const RUNS = Number(process.env.LIFECYCLE_RUNS ?? 12);
const SEED = Number(process.env.LIFECYCLE_SEED ?? 20_260_504);
const STEPS = 40;
const HOUR = 3_600_000;
/** Two shifts that share four hours, of which one has one spot and the other two. */
const SHIFTS = [
  { inHours: 48, assignments: 1 },
  { inHours: 52, assignments: 2 },
];

const STATES: Readonly<Record<ShiftStatus, readonly AssignmentDocument['state'][]>> = {
  asked: ['requested'],
  left: ['withdrawn', 'cancelled'],
  booked: ['confirmed'],
  working: ['clockedIn'],
  'gone-home': ['clockedOut'],
  rated: ['completed'],
  absent: ['noShow'],
  'sent-off': ['released'],
};
const STATUS = { open: null, submitted: 'Complete', deleted: 'Cancelled' } as const;

describe('the lifecycle of shifts, over the database', () => {
  let world: PaymentWorld;
  let api: TestApi;
  let employer: Employer;
  let workers: readonly Worker[];
  let cards: Real['cards'];

  beforeAll(async () => {
    world = await PaymentWorld.start({ TIMESHEET_ACCEPT_HOURS: '48', SECURE_PAY_HOURS: '48' });
    ({ api } = world);
    employer = await anEmployer().onboarded().withoutCard().in(api);
    await world.giveCard(employer, CARDS.declinedWhenCharged);
    await world.giveCard(employer, CARDS.works);
    const { paymentMethods } = await api.get(currentUser, {}, employer);
    const cardOf = (last4: string) =>
      paymentMethods.find((card) => card.last4 === last4)?._id as CardId;
    cards = { works: cardOf('4242'), refuses: cardOf('0341') };
    workers = await Promise.all([0, 1, 2].map(() => aWorker().onboarded().in(api)));
    for (const worker of workers) await world.giveBank(worker);
  }, 120_000);
  afterAll(() => world.stop());

  /** Two new shifts after all that were before, a card that works and nobody suspended. */
  const begin = async (): Promise<{ model: Model; real: Real }> => {
    await api.app.get(Cards).chooseDefault(employer.id, cards.works);
    await api.settle();
    api.clock.advance({ days: 5 });
    await api.settle();
    for (const { id } of workers) {
      await api.app.get(Transactions).run(async () => {
        await api.app.get(Suspensions).lift(id, id);
      });
    }
    const shiftIds: ShiftId[] = [];
    const shifts: ModelShift[] = [];
    for (const { inHours, assignments } of SHIFTS) {
      const form = aShift().startingIn(inHours).with({ totalWorkers: assignments });
      // Not over HTTP: months go by in a long run, and sessions end.
      const [post] = await api.app
        .get(CreateShiftsUseCase)
        .execute(employer.id, form.form(api, employer));
      const startsAt = Date.parse(post!.date);
      shiftIds.push(post!._id as ShiftId);
      shifts.push({
        startsAt,
        endsAt: startsAt + DURATION_HOURS * HOUR,
        assignments,
        state: 'open',
        owed: 0,
        owedByCancelling: 0,
        hasClaim: false,
        workers: new Map(),
        pay: null,
        offer: null,
      });
    }
    const model: Model = {
      now: api.clock.now().getTime(),
      shifts,
      suspended: new Set<number>(),
      card: 'works',
      unpaidSince: null,
    };
    return { model, real: { api, employer, workers, shiftIds, cards } };
  };

  const setAside = async (shiftId: ShiftId): Promise<number> => {
    const { data } = await world.stripe.paymentIntents.list({ limit: 100 });
    return data.filter(
      ({ status, metadata }) => status === 'requires_capture' && metadata.shiftId === shiftId,
    ).length;
  };

  const problemsOf = async (shift: ModelShift, shiftId: ShiftId): Promise<string[]> => {
    const shifts = api.database.native.collection<ShiftDocument>(shiftCollection.name);
    const stored = await shifts.findOne({ _id: toObjectId(shiftId) });
    const assignments = await api.database.native
      .collection<AssignmentDocument>(assignmentCollection.name)
      .find({ shiftId: toObjectId(shiftId) })
      .toArray();
    const invoices = await api.database.native
      .collection('invoices')
      .countDocuments({ shiftId: toObjectId(shiftId), correction: null });
    const pay = await api.app.get(SecuredPayRepository).find(shiftId);
    const offer = await api.app.get(PlaceOfferRepository).find(shiftId);
    const held = await setAside(shiftId);
    const isPaid = shift.owed + shift.owedByCancelling > 0 || shift.hasClaim;
    const statuses = [...shift.workers.values()].map(({ status }) => status);
    const count = (...some: ShiftStatus[]) => statuses.filter((each) => some.includes(each)).length;
    const booked = count('booked', 'working', 'gone-home', 'rated');
    const expectations: [string, unknown, unknown][] = [
      ['status', stored?.status, STATUS[shift.state]],
      ['spots', stored?.totalWorkers, shift.assignments],
      ['confirmed', stored?.confirmedCount, booked],
      ['never above its spots', booked <= shift.assignments, true],
      ['open spots', stored?.openSpots, shift.assignments - booked],
      ['requests', stored?.requestCount, count('asked')],
      ['rated', stored?.ratedCount, count('rated')],
      ['no-shows', stored?.noShowCount, count('absent')],
      ['late pay', stored?.latePayCount ?? 0, shift.owed],
      ['pay', pay?.securing.state, shift.pay?.state],
      ['set aside at the bank', held, shift.pay?.state === 'secured' ? 1 : 0],
      ['offered to', offer?.workerId, shift.offer ? workers[shift.offer.worker]?.id : undefined],
      ['offered until', offer?.until.getTime(), shift.offer?.until],
      ['who ever asked', assignments.length, shift.workers.size],
      ['invoices', invoices, shift.state !== 'open' && (count('rated') > 0 || isPaid) ? 1 : 0],
    ];
    for (const [index, { status }] of shift.workers) {
      const assignment = assignments.find(
        (each) => each.workerId.toHexString() === workers[index]?.id,
      );
      const isThere = assignment !== undefined && STATES[status].includes(assignment.state);
      expectations.push([`worker ${index} ${status} (${assignment?.state})`, isThere, true]);
    }
    return expectations
      .filter(([, is, expected]) => is !== expected)
      .map(([what, is, expected]) => `${what}: ${String(is)} and not ${String(expected)}`);
  };

  it(`behaves like the simple model, ${RUNS} times ${STEPS} steps of both actors`, async () => {
    await fc.assert(
      fc.asyncProperty(lifecycleRuns(STEPS), async (steps) => {
        const begun = await begin();
        await fc.asyncModelRun(() => Promise.resolve(begun), steps);
        const { model, real } = begun;
        const problems: string[] = [];
        for (const [index, shift] of model.shifts.entries()) {
          problems.push(...(await problemsOf(shift, real.shiftIds[index] as ShiftId)));
        }
        expect(problems).toEqual([]);
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    );

    expect(await api.app.get(Ledger).check()).toMatchObject({ sumCents: 0, unbalanced: [] });
  }, 7_200_000);
});
