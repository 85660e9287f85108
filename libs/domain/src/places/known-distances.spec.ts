import { metresBetween, type Position } from './distance.ts';
import knownBuildings from './known-buildings.json' with { type: 'json' };
import { locateAddress } from './locate.ts';
import { distanceBetween, type Place } from './precision.ts';

type Row = [
  town: string,
  name: string,
  street: string,
  code: string,
  latitude: number,
  longitude: number,
];

interface Building extends Position {
  readonly town: string;
  readonly name: string;
  readonly postalCode: string;
}

/** Written down from public knowledge of well-known buildings; neither list of ours was made from them. */
const buildings = (knownBuildings as Row[]).map(
  ([town, name, , postalCode, latitude, longitude]): Building => ({
    town,
    name,
    postalCode,
    latitude,
    longitude,
  }),
);
const PROVINCES: Readonly<Record<string, string>> = {
  Toronto: 'ON',
  Vancouver: 'BC',
  Montréal: 'QC',
  Calgary: 'AB',
  Edmonton: 'AB',
  Ottawa: 'ON',
  Winnipeg: 'MB',
  Halifax: 'NS',
  Québec: 'QC',
  Hamilton: 'ON',
};
const PAIRS_A_TOWN = 20;

const pairsIn = (town: string): readonly (readonly [Building, Building])[] => {
  const own = buildings.filter((building) => building.town === town);
  return own
    .flatMap((one, at) => own.slice(at + 1).map((other) => [one, other] as const))
    .slice(0, PAIRS_A_TOWN);
};
const pairs = Object.keys(PROVINCES).flatMap(pairsIn);

const located = async ({ town, postalCode }: Building): Promise<Place> => {
  const place = await locateAddress({ city: town, province: PROVINCES[town] ?? '', postalCode });
  return place ?? { latitude: 0, longitude: 0 };
};

async function errorsKm(): Promise<readonly number[]> {
  const errors = pairs.map(async ([one, other]) => {
    const ours = distanceBetween(await located(one), await located(other));
    return Math.abs(ours.km - metresBetween(one, other) / 1000);
  });
  return (await Promise.all(errors)).toSorted((one, other) => one - other);
}

const median = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0;

describe('distances between 200 pairs of known buildings in ten towns', () => {
  it('are of 200 different pairs', () => {
    const names = pairs.map(([one, other]) => `${one.town}: ${one.name}, ${other.name}`);
    expect(new Set(names).size).toBe(200);
  });

  it('have a median error under 1 km where the postal code was given', async () => {
    const typical = median(await errorsKm());
    expect(typical).toBeLessThan(1);
    expect(typical).toBeCloseTo(0.9, 1);
  });

  it("are shown with '~' where they may be off by more, as all of these are", async () => {
    for (const [one, other] of pairs) {
      const ours = distanceBetween(await located(one), await located(other));
      expect(ours.isExact).toBe(false);
    }
  });

  it('are exact where both streets are known', () => {
    for (const [one, other] of pairs) {
      const street = { precision: 'street' } as const;
      const ours = distanceBetween({ ...one, ...street }, { ...other, ...street });
      expect(ours).toEqual({ km: metresBetween(one, other) / 1000, isExact: true });
    }
  });

  it('know a building within 7 km by its postal code', async () => {
    for (const building of buildings) {
      const place = await located(building);
      expect([building.name, metresBetween(place, building) < 7_000]).toEqual([
        building.name,
        true,
      ]);
    }
  });
});
