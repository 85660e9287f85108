import { stepUp } from '@leafshift/contracts/auth';
import { audit } from '@leafshift/contracts/back-office';
import {
  earnedShifts,
  earnings,
  earningsStatement,
  ownSlipCsv,
  ownSlipPdf,
  slipPdfOfUser,
  slipsCsv,
} from '@leafshift/contracts/earnings';
import { holdPayout } from '@leafshift/contracts/payouts';
import { addBank } from '@leafshift/contracts/stripe';
import { openWindow } from '../../../testing/open-window.ts';
import { type Admin, anAdmin, aWorker } from '../../../testing/people.ts';
import type { TestApi } from '../../../testing/test-api.ts';
import { SettlingWorld } from '../../clockedtime/testing/settling-world.ts';
import { aBankForm, PaymentWorld } from '../../stripe/testing/payment-world.ts';

/** Until silence has accepted the hours of a shift. */
const ACCEPTED = 49;

describe("a worker's earnings", () => {
  let world: PaymentWorld;
  let api: TestApi;
  let finance: Admin;
  let paid: SettlingWorld;

  beforeAll(async () => {
    world = await PaymentWorld.start({
      SESSION_DAYS: '3650',
      TIMESHEET_ACCEPT_HOURS: '48',
      ISSUER_NAME: 'Leafshift Payments Inc.',
      ISSUER_ACCOUNT_NUMBER: '123456789RP0001',
    });
    api = world.api;
  });
  afterAll(() => world.stop());

  beforeEach(async () => {
    paid = await SettlingWorld.in(world);
    finance = await anAdmin().as('finance').in(api);
  });

  const overview = () => api.get(earnings, {}, paid.worker);
  const shifts = (query = {}) => api.get(earnedShifts, { query }, paid.worker);
  const inYear = () => api.clock.now().toISOString().slice(0, 4);
  const inMonth = () => api.clock.now().toISOString().slice(0, 7);

  /** A shift of eight hours at 25 dollars whose pay has left. */
  const aPaidShift = async (): Promise<void> => {
    await paid.submitted();
    await leave();
  };
  const leave = async (): Promise<void> => {
    await paid.pass(ACCEPTED);
    await world.deliverAll();
  };
  const takeBack = async (): Promise<void> => {
    const [newest] = await paid.pay();
    const { data } = await world.stripe.transfers.list({ transfer_group: newest?._id ?? '' });
    await world.stripe.transfers.createReversal(data[0]?.id ?? '');
    await world.deliverAll();
  };
  const connectAnother = async (): Promise<void> => {
    await api.get(stepUp, { body: { password: paid.worker.password } }, paid.worker);
    const body = aBankForm({ institutionNumber: '004', bankAccountNumber: '000987654321' });
    await api.get(addBank, { body }, paid.worker);
    await api.settle();
    await world.deliverAll();
  };
  const nextYear = (): void => api.clock.set(`${Number(inYear()) + 1}-01-15T15:00:00.000Z`);

  /** What the provider has transferred to the worker for good, in dollars: not read from our books. */
  const atProvider = async (year: string): Promise<number> => {
    const own = (await paid.pay()).map(({ _id }) => _id);
    const { data } = await world.stripe.transfers.list({ limit: 100 });
    const kept = data.filter(
      ({ transfer_group, reversed, created }) =>
        own.includes(String(transfer_group)) &&
        !reversed &&
        new Date(created * 1000).toISOString().startsWith(year),
    );
    return kept.reduce((sum, { amount }) => sum + amount, 0) / 100;
  };
  const linesOf = (text: unknown): readonly string[] => String(text).trim().split('\r\n').slice(1);
  const feesOf = (line = ''): number => Number(line.split(',')[11]);

  it('are nothing for somebody who has just begun, without an address', async () => {
    const newcomer = await aWorker().in(api);
    expect(await api.get(earnings, {}, newcomer)).toMatchObject({
      timeZone: 'America/Toronto',
      next: null,
      underWay: { amount: 0, payouts: 0 },
      kept: { payouts: 0, latest: [] },
      thisYear: { amount: 0 },
      statements: [],
      slips: [],
    });
    expect(await api.get(earnedShifts, {}, newcomer)).toEqual({ shifts: [], nextCursor: null });
  });

  it('say what comes next and when, and what each shift pays', async () => {
    await paid.submitted();
    const [pay] = await paid.pay();
    expect(await overview()).toMatchObject({
      next: { amount: 200, shifts: 1, expectedAt: pay?.expectedAt },
      underWay: { amount: 200, payouts: 1 },
      kept: { payouts: 0 },
      thisYear: { amount: 0, payouts: 0 },
    });
    const { shifts: rows } = await shifts();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      hours: 8,
      breakMinutes: 0,
      rate: 25,
      pay: 200,
      payouts: [{ status: 'scheduled', correction: null }],
    });
  });

  it('say what is kept and why, and expect no day for it', async () => {
    await paid.submitted();
    const [pay] = await paid.pay();
    await api.get(stepUp, { body: { password: finance.password } }, finance);
    const body = { hold: true as const, reason: 'We ask the business' };
    await api.get(holdPayout, { params: { id: pay?._id ?? '' }, body }, finance);

    expect(await overview()).toMatchObject({
      next: null,
      kept: {
        amount: 200,
        payouts: 1,
        latest: [{ _id: pay?._id, status: 'held', hold: { reason: 'We ask the business' } }],
      },
    });
  });

  it('are shown as they are in an open window, also where pay is held', async () => {
    const steps = await paid.submitted();
    const [pay] = await paid.pay();
    await api.get(stepUp, { body: { password: finance.password } }, finance);
    const window = await openWindow(api.origin, paid.worker);
    const body = { hold: true as const, reason: 'We ask the business' };
    await api.get(holdPayout, { params: { id: pay?._id ?? '' }, body }, finance);
    expect(await window.told(1)).toEqual([steps.postId]);
    window.close();
  });

  it('show a shift once, with what corrected hours have added', async () => {
    await paid.submitted();
    await paid.dispute();
    await paid.reply({ agree: true });
    const { shifts: rows } = await shifts();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      hours: 9,
      pay: 225,
      payouts: [
        { correction: null, amount: 200 },
        { correction: 1, amount: 25 },
      ],
    });
    expect((await overview()).underWay).toEqual({ amount: 225, payouts: 2 });
  });

  it('come page by page, each shift once', async () => {
    await paid.submitted();
    await paid.dispute();
    await paid.reply({ agree: true });
    await paid.submitted();
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await shifts({ limit: 1, ...(cursor && { cursor }) });
      seen.push(...page.shifts.map(({ _id }) => _id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toHaveLength(2);
    expect(new Set(seen).size).toBe(2);
  });

  it('count what has left, and a payment that came back only once it was sent again', async () => {
    await aPaidShift();
    const year = inYear();
    const first = inMonth();
    expect((await overview()).thisYear).toEqual({
      year: Number(year),
      amount: 200,
      payouts: 1,
    });

    await takeBack();
    expect(await overview()).toMatchObject({
      thisYear: { amount: 0, payouts: 0 },
      statements: [],
      kept: { amount: 200, latest: [{ status: 'failed' }] },
    });
    const params = { period: first };
    expect(await api.request(earningsStatement, { params }, paid.worker)).toMatchObject({
      status: 404,
    });

    await connectAnother();
    expect((await overview()).thisYear).toMatchObject({ amount: 200, payouts: 1 });
    expect(await atProvider(year)).toBe(200);
  });

  it('have a statement of a month with payments, with its fonts, and of no other', async () => {
    await aPaidShift();
    const [pay] = await paid.pay();
    // It is told to have arrived at once; by the worker's calendar.
    const period = String(pay?.paidAt).slice(0, 7);
    expect((await overview()).statements).toEqual([{ period, amount: 200, payouts: 1 }]);
    const answer = await api.request(earningsStatement, { params: { period } }, paid.worker);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(String(answer.body)).toMatch(/^%PDF/);
    expect(String(answer.body)).toContain('/FontFile2');

    const other = await aWorker().onboarded().in(api);
    const refused = [
      [{ period }, other],
      [{ period: '2019-05' }, paid.worker],
      [{ period: `${Number(inYear()) + 3}-01` }, paid.worker],
    ] as const;
    for (const [params, person] of refused) {
      expect(await api.request(earningsStatement, { params }, person)).toMatchObject({
        status: 404,
      });
    }
    const ofBusiness = await api.request(earningsStatement, { params: { period } }, paid.employer);
    expect(ofBusiness.status).toBe(403);
    expect((await api.request(earnings, {}, paid.employer)).status).toBe(403);
  });

  it('have a slip of each year that is over, to the cent what the provider transferred', async () => {
    const year = inYear();
    await aPaidShift();
    await paid.submitted();
    await paid.dispute({ breakMinutes: 7 });
    await paid.reply({ agree: true });
    await leave();
    const params = { year };
    const early = await api.request(ownSlipPdf, { params }, paid.worker);
    expect(early.status).toBe(404);

    await paid.submitted();
    nextYear();
    await leave();
    // Of the year before, and failed since: the slip of that year is less.
    const expected = await atProvider(year);
    expect(expected).toBeGreaterThan(400);
    expect((await overview()).slips).toEqual([{ year: Number(year), amount: expected }]);
    const [own] = linesOf((await api.request(ownSlipCsv, { params }, paid.worker)).body);
    expect(feesOf(own)).toBe(expected);
    expect(own).toContain(`${year},T4A,${paid.worker.id},`);
    expect(own).toContain(`,,${expected.toFixed(2)},Leafshift Payments Inc.,,123456789RP0001`);
    const pdf = await api.request(ownSlipPdf, { params }, paid.worker);
    expect(String(pdf.body)).toMatch(/^%PDF/);
    expect((await overview()).thisYear.amount).toBe(await atProvider(inYear()));
  });

  it('are taken away by finance for all, on record, and by nobody else', async () => {
    const year = inYear();
    await aPaidShift();
    nextYear();
    const params = { year };
    const lines = linesOf((await api.request(slipsCsv, { params }, finance)).body);
    const own = lines.filter((line) => line.includes(paid.worker.id));
    expect(own).toHaveLength(1);
    expect(feesOf(own[0])).toBe(await atProvider(year));

    const id = paid.worker.id;
    const one = await api.request(slipPdfOfUser, { params: { id, year } }, finance);
    expect(String(one.body)).toMatch(/^%PDF/);
    const owner = await anAdmin().in(api);
    const { entries } = await api.get(audit, { query: { q: 'books-exported' } }, owner);
    expect(entries.slice(0, 2).map(({ details }) => details)).toEqual([
      { log: 'slips', q: id, from: `${year}-01-01`, to: `${year}-12-31` },
      { log: 'slips', q: '', from: `${year}-01-01`, to: `${year}-12-31` },
    ]);

    const support = await anAdmin().as('support').in(api);
    for (const person of [support, paid.worker, paid.employer]) {
      expect((await api.request(slipsCsv, { params }, person)).status).toBe(403);
    }
    const running = { year: inYear() };
    expect((await api.request(slipsCsv, { params: running }, finance)).status).toBe(404);
  });
});
