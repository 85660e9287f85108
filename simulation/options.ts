import { typedNumber, typedOptions } from '@leafshift/remote-kit/process/command-line';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { PLANTS } from './plant.ts';
import type { SimulationOptions } from './simulate.ts';

const MOST_SEEDS = 2 ** 31;
const MOST_SHIFTS_A_WEEK = 6;

export const USAGE = `npm run simulate [-- options]

Lets businesses and workers live for weeks by the development clock, and looks at each midnight whether all is well.

  --businesses 500, --workers 20000, --weeks 4   how many
  --shifts-a-week 1.5                            what a business posts, on average
  --seed <n>                                     the same people do the same things again
  --plant ${PLANTS.join(' | ')}                    a fault that it must find`;

/** What the command line asks for; a new seed where it names none. Throws a PlainFailure. */
export function readOptions(args: readonly string[]): Omit<SimulationOptions, 'say'> | 'help' {
  const values = parse(args);
  if (values.help) return 'help';
  const plant = PLANTS.find((known) => known === values.plant);
  if (values.plant !== undefined && !plant) {
    throw new PlainFailure(`What can be planted: ${PLANTS.join(', ')}.`);
  }
  return {
    businesses: typedNumber(values.businesses, '--businesses'),
    workers: typedNumber(values.workers, '--workers'),
    weeks: typedNumber(values.weeks, '--weeks'),
    shiftsAWeek: average(values['shifts-a-week']),
    seed: typedNumber(values.seed, '--seed', 0),
    plant,
  };
}

const parse = (args: readonly string[]) =>
  typedOptions({
    args: [...args],
    options: {
      businesses: { type: 'string', default: '500' },
      workers: { type: 'string', default: '20000' },
      weeks: { type: 'string', default: '4' },
      'shifts-a-week': { type: 'string', default: '1.5' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * MOST_SEEDS)) },
      plant: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  }).values;

function average(text: string): number {
  const value = Number(text);
  if (value > 0 && value <= MOST_SHIFTS_A_WEEK) return value;
  throw new PlainFailure(
    `--shifts-a-week is a number above 0 and up to ${MOST_SHIFTS_A_WEEK}, not '${text}'.`,
  );
}
