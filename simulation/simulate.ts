import { buildApi } from '../tools/drills/api/api-bundle.ts';
import { checkAll } from './checks/check-all.ts';
import type { Evidence } from './checks/evidence.ts';
import { Draws } from './habits/draws.ts';
import { liveDay } from './life/live-day.ts';
import { Market, timeOf } from './life/market.ts';
import { type Plant, plantFault } from './plant.ts';
import { Expenses, type Spent } from './report/expenses.ts';
import { type CallFigures, Meter } from './report/meter.ts';
import { Calls } from './world/calls.ts';
import { MarketWorld } from './world/market-world.ts';
import { signUp } from './world/population.ts';

export interface SimulationOptions {
  readonly businesses: number;
  readonly workers: number;
  readonly weeks: number;
  /** That a business posts on average. */
  readonly shiftsAWeek: number;
  /** The same seed makes the same people do the same things. */
  readonly seed: number;
  /** A fault that is written into the database on the last day, before its midnight. */
  readonly plant?: Plant | undefined;
  readonly say: (line: string) => void;
}

export interface SimulationResult {
  /** What was not true at some midnight, with its day; empty where all was well. */
  readonly violations: readonly string[];
  /** How many were lived through. */
  readonly days: number;
  readonly calls: readonly CallFigures[];
  readonly spent: Spent;
  readonly seconds: number;
}

const DAYS_A_WEEK = 7;
/** What the sandbox has before its first charge. */
const OPENING_BALANCE = 100_000_000;

/** Lets a market live for weeks and looks at every midnight whether all is well. */
export async function simulate(options: SimulationOptions): Promise<SimulationResult> {
  const { weeks, seed, plant, say } = options;
  const draws = new Draws(seed);
  const began = performance.now();
  await using built = new AsyncDisposableStack();
  const bundle = await buildApi();
  built.defer(() => bundle.remove());
  await using world = await MarketWorld.start(bundle, say);
  say(`The API runs twice (${since(began)})`);
  await world.moveTo(timeOf(0, 0));
  const meter = new Meter();
  const calls = new Calls(world.origins, meter);
  const people = await signUp(world, calls, draws, options);
  await world.deliverEvents(draws, 'sign-ups');
  say(
    `${options.businesses} businesses and ${options.workers} workers are there (${since(began)})`,
  );
  const market = new Market({ world, calls, draws, people });
  const expenses = await Expenses.begin(world);
  const violations: string[] = [];
  let days = 0;
  while (days < weeks * DAYS_A_WEEK && violations.length === 0) {
    await liveDay(market, days);
    days += 1;
    if (plant && days === weeks * DAYS_A_WEEK) await plantFault(plant, world.database);
    const found = [...calls.takeMistakes(), ...(await checkAll(evidenceOf(world)))];
    violations.push(...found.map((problem) => `day ${days}: ${problem}`));
    say(
      `day ${days}: ${market.shifts.posted} shifts, ${found.length} violations (${since(began)})`,
    );
  }
  return {
    violations,
    days,
    calls: meter.figures(),
    spent: await expenses.spent(market.shifts.posted),
    seconds: (performance.now() - began) / 1000,
  };
}

const evidenceOf = (world: MarketWorld): Evidence => ({
  database: world.database,
  stripe: world.stripe,
  mailFolder: world.mailFolder,
  openingBalance: OPENING_BALANCE,
  now: world.now(),
});

const since = (began: number): string => `${((performance.now() - began) / 1000).toFixed(0)} s`;
