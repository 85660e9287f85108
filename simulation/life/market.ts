import type { Draws } from '../habits/draws.ts';
import type { Calls } from '../world/calls.ts';
import type { MarketWorld } from '../world/market-world.ts';
import type { Population } from '../world/population.ts';
import type { Worker } from '../world/worker.ts';
import { KnownShifts } from './shifts.ts';

/** How many people do something at the same moment. */
export const AT_ONCE = 12;
export const HOUR_MS = 3_600_000;
export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * HOUR_MS;

/** A Monday at midnight in Toronto, years ahead, so that what a database removes by its own time stays. */
const FIRST_MIDNIGHT = Date.parse('2030-01-07T05:00:00Z');

/** Everybody and everything that lives in a simulation. */
export class Market {
  readonly world: MarketWorld;
  readonly calls: Calls;
  readonly draws: Draws;
  readonly people: Population;
  readonly shifts = new KnownShifts();
  readonly #byId: ReadonlyMap<string, Worker>;

  constructor(parts: Pick<Market, 'world' | 'calls' | 'draws' | 'people'>) {
    this.world = parts.world;
    this.calls = parts.calls;
    this.draws = parts.draws;
    this.people = parts.people;
    this.#byId = new Map(parts.people.workers.map((worker) => [worker.id, worker]));
  }

  worker(number: number): Worker {
    const worker = this.people.workers[number];
    if (!worker) throw new Error(`There is no worker ${number}`);
    return worker;
  }

  /** The number of the worker with an account's id. */
  numberOf(id: string): number {
    const worker = this.#byId.get(id);
    if (!worker) throw new Error(`Nobody of the market is ${id}`);
    return worker.number;
  }
}

/** An hour of a simulated day; day 0 is the first. */
export const timeOf = (day: number, hour: number): Date =>
  new Date(FIRST_MIDNIGHT + day * DAY_MS + hour * HOUR_MS);
