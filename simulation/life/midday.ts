import { clockCode, selfClockIn } from '@leafshift/contracts/clockedtime';
import {
  cancelAssignment,
  cancelShift,
  confirmWorker,
  getPost,
  releaseWorker,
  type TempPost,
} from '@leafshift/contracts/posts';
import { together } from '../world/together.ts';
import { AT_ONCE, DAY_MS, HOUR_MS, type Market } from './market.ts';
import type { KnownShift } from './shifts.ts';

const DAYS_AHEAD = 7;
const NOTICE_MS = 24 * HOUR_MS;

/**
 * Who begins now clocks in at the door. Workers give up shifts of the next day; businesses confirm who
 * has requested, release and cancel.
 */
export async function midday(market: Market): Promise<void> {
  const now = market.world.now();
  const begun = market.shifts.between(new Date(now.getTime() - HOUR_MS), now);
  await together(begun, AT_ONCE, (shift) => clockInAtTheDoor(market, shift));
  const coming = market.shifts.between(now, new Date(now.getTime() + DAYS_AHEAD * DAY_MS));
  const soon = coming.filter(({ startsAt }) => startsAt.getTime() - now.getTime() < NOTICE_MS);
  await together(soon, AT_ONCE, (shift) => giveUp(market, shift));
  await together(coming, AT_ONCE, (shift) => confirm(market, shift));
  await together(soon, AT_ONCE, (shift) => changePlans(market, shift));
}

/** The business shows the code of the shift, and who has come with a phone that works enters it. */
async function clockInAtTheDoor(market: Market, shift: KnownShift): Promise<void> {
  const { habits, person } = shift.business;
  if (!habits.showsCode) return;
  const params = { postId: shift.id };
  const shown = await market.calls.ask(clockCode, { params }, person);
  if (!shown) return;
  for (const number of shift.confirmed) {
    const worker = market.worker(number);
    if (worker.phone.isOffline || staysAway(market, shift, number)) continue;
    const body = { code: shown.code };
    await market.calls.ask(selfClockIn, { params, body }, await worker.person());
  }
}

/** Whether a confirmed worker does not come to a shift, without a word. */
export const staysAway = (market: Market, { key }: KnownShift, number: number): boolean =>
  market.draws.happens(market.worker(number).habits.staysAway, 'stays away', number, key);

/** A confirmed worker cancels with less than a day's notice. */
async function giveUp(market: Market, { id, key, confirmed }: KnownShift): Promise<void> {
  for (const number of confirmed) {
    const worker = market.worker(number);
    if (!market.draws.happens(worker.habits.cancelsLate, 'cancels', number, key)) continue;
    const params = { postId: id };
    await worker.phone.change(cancelAssignment, { params }, await worker.person());
  }
}

/** Confirms as many as there are open spots, one after another; sometimes two people do, on two processes. */
async function confirm(market: Market, shift: KnownShift): Promise<void> {
  const { calls, draws, world } = market;
  const { habits, person } = shift.business;
  const post = await read(market, shift);
  if (!post) return;
  const waiting = draws.shuffled(
    post.requests.toSorted((one, other) => numberOf(one) - numberOf(other)),
    ...['confirms', shift.key, world.now().getUTCDate()],
  );
  const open = post.totalWorkers - post.confirmedCount;
  const isTwice = draws.happens(habits.confirmsTwice, 'twice', shift.key);
  const chosen = waiting.slice(0, isTwice ? open + 1 : open);
  await together(chosen.entries(), isTwice ? chosen.length : 1, async ([node, request]) => {
    const { _id: requestId, requestUser: requestUserId, name } = request;
    const body = { requestId, requestUserId, name };
    await calls.ask(confirmWorker, { params: { postId: shift.id }, body }, person, { node });
  });
  if (chosen.length > 0) await read(market, shift);
  await together(shift.confirmed, AT_ONCE, (number) => market.worker(number).connectBank());

  function numberOf({ requestUser }: { readonly requestUser: string }): number {
    return market.numberOf(requestUser);
  }
}

/** A business releases one of its workers, or cancels the whole shift, on the day before it. */
async function changePlans({ calls, draws }: Market, shift: KnownShift): Promise<void> {
  const { habits, person } = shift.business;
  if (!draws.happens(habits.cancels, 'changes', shift.key)) return;
  const params = { postId: shift.id };
  if (draws.happens(50, 'releases', shift.key)) {
    const post = await calls.ask(getPost, { params: { id: shift.id } }, person);
    const [first] = post?.employmentType === 'Temp' ? post.confirmedArr : [];
    if (!first) return;
    const body = { reason: 'There is less to do than we thought.' };
    const released = { params: { ...params, confirmedId: first._id }, body };
    await calls.ask(releaseWorker, released, person);
  } else if (await calls.ask(cancelShift, { params }, person)) {
    shift.isOver = true;
  }
}

/** The shift as its business sees it; what is known of it follows. Null where it is not open any more. */
export async function read(market: Market, shift: KnownShift): Promise<TempPost | null> {
  const { person } = shift.business;
  const post = await market.calls.ask(getPost, { params: { id: shift.id } }, person);
  if (post?.employmentType !== 'Temp') return null;
  shift.confirmed = post.confirmedArr.map(({ requestUser }) => market.numberOf(requestUser));
  if (post.status !== null) shift.isOver = true;
  return post.status === null ? post : null;
}
