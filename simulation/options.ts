import { parseArgs } from 'node:util';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { PLANTS } from './plant.ts';
import type { SimulationOptions } from './simulate.ts';

const MOST_SEEDS = 2 ** 31;
const MOST_SHIFTS_A_WEEK = 6;

/** What the command line asks for; a new seed where it names none. Throws a PlainFailure. */
export function readOptions(args: readonly string[]): Omit<SimulationOptions, 'say'> {
  const values = parse(args);
  const plant = PLANTS.find((known) => known === values.plant);
  if (values.plant !== undefined && !plant) {
    throw new PlainFailure(`What can be planted: ${PLANTS.join(', ')}.`);
  }
  return {
    businesses: count('businesses', values.businesses),
    workers: count('workers', values.workers),
    weeks: count('weeks', values.weeks),
    shiftsAWeek: average(values['shifts-a-week']),
    seed: count('seed', values.seed, 0),
    plant,
  };
}

function parse(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        businesses: { type: 'string', default: '500' },
        workers: { type: 'string', default: '20000' },
        weeks: { type: 'string', default: '4' },
        'shifts-a-week': { type: 'string', default: '1.5' },
        seed: { type: 'string', default: String(Math.floor(Math.random() * MOST_SEEDS)) },
        plant: { type: 'string' },
      },
    });
    return values;
  } catch (cause) {
    throw new PlainFailure(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

function count(name: string, text: string, least = 1): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw new PlainFailure(`--${name} is a whole number from ${least} on, not '${text}'.`);
}

function average(text: string): number {
  const value = Number(text);
  if (value > 0 && value <= MOST_SHIFTS_A_WEEK) return value;
  throw new PlainFailure(
    `--shifts-a-week is a number above 0 and up to ${MOST_SHIFTS_A_WEEK}, not '${text}'.`,
  );
}
