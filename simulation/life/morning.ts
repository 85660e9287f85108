import { acceptTimesheet, disputeTimesheet, timesheets } from '@leafshift/contracts/clockedtime';
import { createPost, findWork, requestShift, withdrawRequest } from '@leafshift/contracts/posts';
import type { Business } from '../world/population.ts';
import { together } from '../world/together.ts';
import type { Worker } from '../world/worker.ts';
import { AT_ONCE, DAY_MS, HOUR_MS, type Market, MINUTE_MS, timeOf } from './market.ts';

const STARTS = [9, 11, 13] as const;
const HOURS = [4, 8] as const;
const MOST_DAYS_AHEAD = 5;
/** So many look for each spot that is posted on a day. */
const LOOKS_A_SPOT = 1.8;

/** Businesses post shifts; workers answer yesterday's hours, look for shifts and request them. */
export async function morning(market: Market, day: number): Promise<void> {
  let spots = 0;
  await together(market.people.businesses, AT_ONCE, async (business) => {
    const made = await post(market, business, day);
    spots += made;
  });
  await answerHours(market, day);
  const looks = Math.min(1, (spots * LOOKS_A_SPOT) / market.people.workers.length);
  await together(market.people.workers, AT_ONCE, async (worker) => {
    const percent = looks * worker.habits.eagerness * 100;
    if (market.draws.happens(percent, 'looks', worker.number, day)) await look(market, worker, day);
  });
}

/** Posts a shift of a coming day, or not; gives its spots. */
async function post({ calls, draws, shifts }: Market, business: Business, day: number) {
  const { habits, number, person } = business;
  const about = (what: string) => ['post', what, number, day] as const;
  if (!draws.happens(habits.posts, ...about('whether'))) return 0;
  const ahead = draws.between(1, MOST_DAYS_AHEAD, ...about('day'));
  const hour = draws.pick(STARTS, ...about('start')) ?? STARTS[0];
  const duration = draws.pick(HOURS, ...about('hours')) ?? HOURS[0];
  const totalWorkers = draws.between(1, habits.mostSpots, ...about('spots'));
  const startsAt = timeOf(day + ahead, hour);
  const body = {
    employmentType: 'Temp' as const,
    date: startsAt.toISOString(),
    ...{ duration, totalWorkers },
    rate: draws.between(25, 35, ...about('rate')),
    jobType: 'Cultivation' as const,
    jobTitle: 'Trimmer' as const,
    supervisor: person.supervisor,
    jobDescription: '<p>Trim and sort.</p>',
    location: person.location,
  };
  const made = await calls.ask(createPost, { body }, person);
  if (!made || !('_id' in made)) return 0;
  shifts.add({
    key: `${number}-${day}`,
    id: made._id,
    ...{ business, startsAt, confirmed: [], isOver: false },
    endsAt: new Date(startsAt.getTime() + duration * HOUR_MS),
  });
  return totalWorkers;
}

/** A worker looks at the list and requests one of the shifts that stand open; some think again. */
async function look({ calls, draws, shifts, world }: Market, worker: Worker, day: number) {
  const person = await worker.person();
  await calls.ask(findWork, { query: { limit: 50 } }, person);
  const coming = shifts.between(world.now(), new Date(world.now().getTime() + 7 * DAY_MS));
  const wanted = draws.pick(coming, 'wants', worker.number, day);
  if (!wanted) return;
  const params = { id: wanted.id };
  await worker.phone.change(requestShift, { params, body: {} }, person);
  if (draws.happens(worker.habits.withdraws, 'withdraws', worker.number, day)) {
    await worker.phone.change(withdrawRequest, { params }, person);
  }
}

/** Who worked the day before looks at the hours: accepts them, says that they were others, or nothing. */
async function answerHours({ calls, draws, people }: Market, day: number): Promise<void> {
  const open = people.workers.filter(({ hasHoursToAnswer }) => hasHoursToAnswer);
  await together(open, AT_ONCE, async (worker) => {
    worker.hasHoursToAnswer = false;
    const person = await worker.person();
    const about = (what: string) => ['hours', what, worker.number, day] as const;
    const found = await calls.ask(timesheets, { query: { state: 'submitted', limit: 20 } }, person);
    for (const { _id: id, employer } of found?.timesheets ?? []) {
      if (draws.happens(worker.habits.disputes, ...about('disputes')) && employer.clockOut) {
        const clockOut = new Date(Date.parse(employer.clockOut) + 30 * MINUTE_MS).toISOString();
        const body = { reason: 'I left half an hour later.', clockOut };
        await worker.phone.change(disputeTimesheet, { params: { id }, body }, person);
      } else if (draws.happens(worker.habits.accepts, ...about('accepts'))) {
        await worker.phone.change(acceptTimesheet, { params: { id } }, person);
      }
    }
  });
}
