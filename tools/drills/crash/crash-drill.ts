import { setTimeout as pause } from 'node:timers/promises';
import { completeShift, confirmWorker } from '@leafshift/contracts/posts';
import { SECURE_PAY_HOURS } from '@leafshift/domain/secured-pay';
import { send } from '../api/caller.ts';
import { ShiftOnApi } from '../api/shift-on-api.ts';
import type { CrashWorld } from './crash-world.ts';
import {
  type Evidence,
  problemsOfConfirmed,
  problemsOfSecured,
  problemsOfSubmitted,
  problemsOfTaken,
} from './invariants.ts';
import type { CrashPoint } from './points.ts';

const HOUR_MS = 3_600_000;
/** Shifts of the drill do not overlap: a worker can only be on one at a time. */
const HOURS_APART = 10;
/** A shift cannot be posted for the next hours. */
const HOURS_AHEAD = 4;

/** What must be true after each flow. */
const LOOKS: Readonly<
  Record<CrashPoint['flow'], (evidence: Evidence, shiftId: string) => Promise<string[]>>
> = {
  submit: problemsOfSubmitted,
  confirm: problemsOfConfirmed,
  secure: async (...shift) => [
    ...(await problemsOfConfirmed(...shift)),
    ...(await problemsOfSecured(...shift)),
  ],
  capture: async (...shift) => [
    ...(await problemsOfSubmitted(...shift)),
    ...(await problemsOfTaken(...shift)),
  ],
};

const REACHED_WITHIN_MS = 60_000;

async function neverReached({ title }: CrashPoint): Promise<never> {
  await pause(REACHED_WITHIN_MS, undefined, { ref: false });
  throw new Error(`The API never came to the point '${title}'`);
}

/** Kills the API at points of these flows, starts it again and looks at what is there. */
export class CrashDrill {
  readonly #world: CrashWorld;
  #lastStart = 0;

  constructor(world: CrashWorld) {
    this.#world = world;
  }

  /** One crash at one point; sentences on what is wrong afterwards. */
  async crashAt(point: CrashPoint): Promise<string[]> {
    const { shift, repeat, act } = await this.#prepare(point);
    const dead = this.#world.killAt(point.place);
    // It is killed in the middle of the answer, or right after it.
    const answer = act().catch((failure: unknown) => failure);
    await Promise.race([dead, neverReached(point)]);
    await answer;
    await this.#world.startApi();
    const after = await repeat();
    await this.#world.settled();
    return [...after, ...(await LOOKS[point.flow](this.#world.evidence, shift.id))];
  }

  async #prepare({ flow }: CrashPoint) {
    const { origin, employer, workers } = this.#world;
    this.#lastStart = Math.max(
      this.#world.now().getTime() + HOURS_AHEAD * HOUR_MS,
      this.#lastStart + HOURS_APART * HOUR_MS,
    );
    const isSecured = flow === 'secure' || flow === 'capture';
    const startsAt = new Date(this.#lastStart);
    await this.#world.securePay(isSecured ? SECURE_PAY_HOURS : 0);
    const soon = new Date(this.#lastStart - HOURS_APART * HOUR_MS);
    // Else the bank would be asked some days later.
    if (isSecured && soon > this.#world.now()) await this.#world.passUntil(soon);
    const shift = await ShiftOnApi.post(origin, employer, { startsAt });
    const idempotencyKey = `drill-${flow}-${shift.id}`;
    return flow === 'submit' || flow === 'capture'
      ? this.#submission(shift, idempotencyKey)
      : this.#confirmation(shift, workers);
  }

  async #submission(shift: ShiftOnApi, idempotencyKey: string) {
    const { origin, employer, workers } = this.#world;
    await shift.take(workers[0]);
    const { endDate } = await shift.read();
    await this.#world.passUntil(new Date(endDate));
    await shift.attend(workers[0]);
    await this.#world.settled();
    const input = { params: { postId: shift.id } };
    const act = () => send(origin, completeShift, input, employer, { idempotencyKey });
    return {
      shift,
      act,
      // The page sends it again, with its key and without.
      repeat: async () => {
        const again = await act();
        const anew = await send(origin, completeShift, input, employer);
        return [again, anew].flatMap(({ status, body }) =>
          status === 200 ? [] : [`submitting again answered ${status} ${JSON.stringify(body)}`],
        );
      },
    };
  }

  async #confirmation(shift: ShiftOnApi, [first, second]: CrashWorld['workers']) {
    const { origin, employer } = this.#world;
    await shift.request(first);
    await shift.request(second);
    const firstCall = await shift.confirmation(first);
    const secondCall = await shift.confirmation(second);
    await this.#world.settled();
    const act = () => send(origin, confirmWorker, firstCall, employer);
    return {
      shift,
      act,
      // The employer tries again, and then somebody else for the one spot.
      repeat: async () => {
        const again = await act();
        const other = await send(origin, confirmWorker, secondCall, employer);
        return [
          ...([200, 409].includes(again.status)
            ? []
            : [`confirming again answered ${again.status}`]),
          ...(other.status === 409 ? [] : [`one too many was answered ${other.status}`]),
        ];
      },
    };
  }
}
