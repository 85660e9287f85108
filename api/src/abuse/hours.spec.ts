import {
  acceptTimesheet,
  answerDispute,
  decideTimesheet,
  disputeTimesheet,
  timesheets,
} from '@leafshift/contracts/clockedtime';
import { payouts } from '@leafshift/contracts/payouts';
import { PaymentWorld } from '../modules/stripe/testing/payment-world.ts';
import { anAdmin, anEmployer, aWorker, type Employer, type Worker } from '../testing/people.ts';
import { ShiftSteps } from '../testing/shift-steps.ts';

describe('who gains by lying about submitted hours', () => {
  let world: PaymentWorld;
  let employer: Employer;
  let worker: Worker;
  let id: string;

  beforeAll(async () => {
    world = await PaymentWorld.start({ SESSION_DAYS: '365', TIMESHEET_ACCEPT_HOURS: '48' });
  });
  afterAll(() => world.stop());

  beforeEach(async () => {
    employer = await anEmployer().onboarded().withoutCard().in(world.api);
    worker = await aWorker().onboarded().in(world.api);
    await world.giveCard(employer);
    await world.giveBank(worker);
    const steps = await ShiftSteps.post(world.api, employer);
    await steps.work(worker);
    await steps.submit();
    await world.api.settle();
    id = (await steps.assignmentOf(worker)).confirmedId;
  });

  const params = () => ({ params: { id } });
  const accept = (as: Worker | Employer = worker) =>
    world.api.request(acceptTimesheet, params(), as);
  const dispute = (as: Worker = worker) =>
    world.api.request(
      disputeTimesheet,
      { ...params(), body: { reason: 'More', breakMinutes: 0 } },
      as,
    );
  const answer = (agree: boolean, as: Employer = employer) => {
    const body = agree ? ({ agree } as const) : ({ agree, reason: 'No' } as const);
    return world.api.request(answerDispute, { ...params(), body }, as);
  };
  const paid = async () =>
    (await world.api.get(payouts, {}, worker)).payouts.map(({ waitingFor }) => waitingFor);
  const CLOSED = { status: 409, body: { code: 'TIMESHEET_NOT_OPEN' } };
  const ANSWERED = { status: 409, body: { code: 'DISPUTE_NOT_OPEN' } };

  it('accepts, disputes and answers for nobody else', async () => {
    const stranger = await aWorker().onboarded().in(world.api);
    expect(await accept(stranger)).toMatchObject({ status: 404 });
    expect(await accept(employer)).toMatchObject({ status: 403 });
    expect(await dispute(stranger)).toMatchObject({ status: 404 });
    await dispute();
    const other = await anEmployer().onboarded().in(world.api);
    expect(await answer(true, other)).toMatchObject({ status: 404 });
    expect(await paid()).toEqual(['ACCEPTANCE']);
  });

  it('disputes neither what was accepted nor after the time for it', async () => {
    await accept();
    expect(await dispute()).toMatchObject(CLOSED);
  });

  it('is not too late by a moment', async () => {
    world.api.clock.advance({ hours: 48 });
    // Silence is the rule from that moment, whether or not the outbox has come to it.
    expect(await dispute()).toMatchObject(CLOSED);
    expect(await accept()).toMatchObject(CLOSED);
  });

  it('accepts and disputes at once with one result', async () => {
    const results = await Promise.all([accept(), dispute()]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    const [sheet] = (await world.api.get(timesheets, { query: {} }, worker)).timesheets;
    await world.api.settle();
    expect(await paid()).toEqual(sheet?.state === 'accepted' ? [null] : ['ACCEPTANCE']);
  });

  it('answers once, and not what nobody disputes', async () => {
    expect(await answer(true)).toMatchObject(ANSWERED);
    await dispute();
    expect(await answer(false)).toMatchObject({ ok: true });
    expect(await answer(true)).toMatchObject(ANSWERED);
  });

  it('decides nothing in the own cause', async () => {
    await dispute();
    await answer(false);
    const times = { clockIn: null, clockOut: null, breakMinutes: 0, reason: 'Mine' };
    for (const person of [worker, employer]) {
      const input = { ...params(), body: times };
      expect(await world.api.request(decideTimesheet, input, person)).toMatchObject({
        status: 403,
      });
    }
    expect(await paid()).toEqual(['ACCEPTANCE']);
  });

  it('disputes once', async () => {
    expect(await dispute()).toMatchObject({ ok: true });
    expect(await dispute()).toMatchObject(CLOSED);
    expect(await accept()).toMatchObject(CLOSED);
    await answer(false);
    expect(await dispute()).toMatchObject(CLOSED);
  });

  it('decides with a session that was left open neither', async () => {
    await dispute();
    await answer(false);
    const admin = await anAdmin().in(world.api);
    world.api.clock.advance({ minutes: 11 });
    const body = { clockIn: null, clockOut: null, breakMinutes: 0, reason: 'Asked' };
    const decide = () => world.api.request(decideTimesheet, { ...params(), body }, admin);
    expect(await decide()).toMatchObject({ status: 403, body: { code: 'STEP_UP_REQUIRED' } });
    expect(await paid()).toEqual(['ACCEPTANCE']);
  });

  it('decides once, and not before the employer had the time to answer', async () => {
    await dispute();
    const admin = await anAdmin().in(world.api);
    const body = { clockIn: null, clockOut: null, breakMinutes: 0, reason: 'Asked' };
    const decide = () => world.api.request(decideTimesheet, { ...params(), body }, admin);
    const OVER = { status: 409, body: { code: 'DISPUTE_NOT_TO_DECIDE' } };
    expect(await decide()).toMatchObject(OVER);
    await answer(false);
    const results = await Promise.all([decide(), decide()]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await decide()).toMatchObject(OVER);
  });

  it('is paid nothing before the hours are settled, with the bank connected again neither', async () => {
    await dispute();
    await world.giveBank(worker);
    await world.deliverAll();
    expect(await paid()).toEqual(['ACCEPTANCE']);
    const [payout] = (await world.api.get(payouts, {}, worker)).payouts;
    const sent = await world.stripe.transfers.list({ transfer_group: payout?._id ?? '' });
    expect(sent.data).toEqual([]);
  });
});
