import { answerDispute, clockIn, clockOut, timesheets } from '@leafshift/contracts/clockedtime';
import { invoices, payInvoice } from '@leafshift/contracts/invoice';
import {
  type ConfirmedWorker,
  completeShift,
  deletePost,
  markNoShow,
} from '@leafshift/contracts/posts';
import { rateWorker } from '@leafshift/contracts/rating';
import type { Business } from '../world/population.ts';
import { together } from '../world/together.ts';
import { AT_ONCE, type Market, MINUTE_MS } from './market.ts';
import { read, staysAway } from './midday.ts';
import type { KnownShift } from './shifts.ts';

/** Businesses record times, rate and submit; they answer disputes and pay what a card was refused for. */
export async function evening(market: Market, day: number): Promise<void> {
  await together(market.people.businesses, AT_ONCE, async (business) => {
    for (const shift of market.shifts.endedOf(business, market.world.now())) {
      const isLate =
        market.draws.happens(business.habits.submitsLate, 'submits late', shift.key) &&
        market.world.now().getTime() - shift.endsAt.getTime() < LATE_MS;
      if (!isLate) await close(market, shift, day);
    }
    await answer(market, business, day);
    if (business.habits.mendsCardOn === day) await mendCard(market, business);
  });
  market.shifts.forgetOver();
}

const LATE_MS = 20 * 60 * MINUTE_MS;
const RESTS_MINUTES = 30;
/** The others go on without a break, so that some shifts take longer than their pay was secured for. */
const RESTS_PERCENT = 60;
/** So many days after hours were submitted nobody says any more that they were others. */
const DISPUTED_WITHIN_DAYS = 2;

/** Records who came and went, and submits; nobody's shift is deleted. */
async function close(market: Market, shift: KnownShift, day: number): Promise<void> {
  const { calls } = market;
  const { person } = shift.business;
  const post = await read(market, shift);
  if (!post) return;
  for (const confirmed of post.confirmedArr) await record(market, shift, confirmed);
  const params = { postId: shift.id };
  const isSubmitted = await calls.ask(completeShift, { params }, person);
  const isGone =
    isSubmitted !== null ||
    (post.confirmedArr.length === 0 &&
      (await calls.ask(deletePost, { params: { id: shift.id } }, person)) !== null);
  shift.isOver = isGone;
  if (isSubmitted) {
    shift.business.submittedOn = day;
    for (const number of shift.confirmed) market.worker(number).hasHoursToAnswer = true;
  }
}

async function record(
  market: Market,
  shift: KnownShift,
  { _id, requestUser, shiftStatus }: ConfirmedWorker,
): Promise<void> {
  const { calls, draws } = market;
  const { person } = shift.business;
  const number = market.numberOf(requestUser);
  const params = { postId: shift.id, confirmedId: _id };
  if (shiftStatus === 'Confirmed' && staysAway(market, shift, number)) {
    await calls.ask(markNoShow, { params }, person);
    return;
  }
  const minutes = (what: string) => draws.between(-10, 15, what, number, shift.key) * MINUTE_MS;
  const at = (time: Date, what: string) => new Date(time.getTime() + minutes(what)).toISOString();
  if (shiftStatus === 'Confirmed') {
    const body = { clockIn: at(shift.startsAt, 'comes') };
    await calls.ask(clockIn, { params, body }, person);
  }
  const breakMinutes = draws.happens(RESTS_PERCENT, 'rests', number, shift.key) ? RESTS_MINUTES : 0;
  const body = { clockOut: at(shift.endsAt, 'goes'), breakMinutes };
  await calls.ask(clockOut, { params, body }, person);
  const rated = { params: { ...params, tempUserId: requestUser } };
  const rating = draws.between(3, 5, 'rates', number, shift.key);
  await calls.ask(rateWorker, { ...rated, body: { rating } }, person);
}

/** Agrees to what a worker says of their hours, or says why not. */
async function answer({ calls, draws }: Market, business: Business, day: number): Promise<void> {
  const { habits, person, submittedOn } = business;
  if (submittedOn === null || day - submittedOn > DISPUTED_WITHIN_DAYS) return;
  const query = { state: 'disputed' as const, limit: 20 };
  const found = await calls.ask(timesheets, { query }, person);
  for (const { _id: id, postId, dispute } of found?.timesheets ?? []) {
    if (!dispute || dispute.answer) continue;
    const agree = draws.happens(
      habits.agrees,
      'agrees',
      person.name,
      found?.timesheets.length ?? 0,
    );
    const body = agree ? { agree } : { agree, reason: `Not as we saw it on ${postId}.` };
    await calls.ask(answerDispute, { params: { id }, body }, person);
  }
}

/** A business whose card was refused gives another one, and pays what is open. */
async function mendCard({ calls, people }: Market, business: Business): Promise<void> {
  await people.giveCard(business);
  const found = await calls.ask(invoices, { query: { limit: 50 } }, business.person);
  for (const { _id: id, status } of found?.invoices ?? []) {
    if (status !== 'paid') await calls.ask(payInvoice, { params: { id } }, business.person);
  }
}
