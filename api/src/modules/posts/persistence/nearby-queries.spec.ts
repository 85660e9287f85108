import { cents } from '@leafshift/domain/money';
import { toCalendarDay } from '@leafshift/domain/time-zone';
import { aStoredShift, MARKET_EMPLOYERS } from '../../../testing/a-stored-shift.ts';
import { costOf, profileQueries, type QueryCost } from '../../../testing/query-cost.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { type OpenShiftFilter, ShiftLists } from '../domain/ports/shift-lists.ts';
import type { NewShift } from '../domain/shift.ts';
import { toStoredShift } from './shift.mapper.ts';

const HOUR_MS = 3_600_000;
const FEW = 200;
const MANY = 3_000;
const PAGE = { limit: 20 };

const TORONTO = { latitude: 43.6532, longitude: -79.3832 };
const THUNDER_BAY = { latitude: 48.3809, longitude: -89.2477 };
const WHITEHORSE = { latitude: 60.7212, longitude: -135.0568 };
/** All at one point. */
const OTTAWA = { latitude: 45.4215, longitude: -75.6972 };
/** 25 km from the shifts of Toronto, which are in the corner of the box around a circle of 20 km. */
const ACROSS_THE_CORNER = { latitude: 43.825, longitude: -79.16 };
const OF_THUNDER_BAY = 3;

const ORDERS = ['soonest', 'newest', 'best-paid', 'nearest'] as const;
type Order = (typeof ORDERS)[number];

/** One of 143 points up to 1.5 km away. */
const pointBeside = ({ latitude, longitude }: typeof TORONTO, index: number) => ({
  latitude: latitude + (index % 11) / 1000,
  longitude: longitude + (index % 13) / 1000,
});

describe('the queries behind Find Work within a distance, while the market grows', () => {
  let api: TestApi;
  let lists: ShiftLists;
  const costs = new Map<string, { few: Cost; many: Cost }>();
  type Cost = QueryCost & { readonly answered: number };

  const shiftAt = (
    place: typeof TORONTO,
    index: number,
    point = pointBeside(place, index),
  ): NewShift =>
    aStoredShift(index, {
      now: api.clock.now(),
      startsAt: new Date(api.clock.now().getTime() + (1 + ((index * 7) % 900)) * HOUR_MS),
      jobType: index % 3 === 0 ? 'Authorized Retailer' : 'Cultivation',
      jobTitle: 'Trimmer',
      place: {
        city: 'Town',
        province: 'ON',
        ...point,
      },
    });

  const around = (
    place: typeof TORONTO,
    sort: Order,
    fields: Partial<OpenShiftFilter> = {},
    withinKm = 50,
  ): OpenShiftFilter => ({
    from: api.clock.now(),
    words: [],
    sort,
    except: [],
    notBy: [],
    busy: [],
    home: place,
    nearby: { ...place, withinKm },
    ...fields,
  });

  const soon = (hours: number): Date => new Date(api.clock.now().getTime() + hours * HOUR_MS);

  /** Every search whose cost is compared, by its name. */
  const searches = (): readonly (readonly [string, () => Promise<number>])[] => {
    const pageOf = async (filter: OpenShiftFilter) => (await lists.open(filter, PAGE)).items.length;
    const nextPageOf = async (filter: OpenShiftFilter) => {
      const { nextCursor } = await lists.open(filter, PAGE);
      return (await lists.open(filter, { ...PAGE, cursor: nextCursor ?? '' })).items.length + 20;
    };
    const countOf =
      (place: typeof TORONTO, fields = {}) =>
      async () => {
        await lists.countFarther(around(place, 'soonest', fields), { ...place, withinKm: 50 }, 100);
        return 0;
      };
    const narrow = (): Partial<OpenShiftFilter> => ({
      words: ['trim', 'shop 1'],
      minRate: cents(3000),
      notBy: MARKET_EMPLOYERS.slice(0, 2),
      retailFrom: {
        alberta: toCalendarDay('2026-12-01'),
        elsewhere: toCalendarDay('2027-12-01'),
      },
      busy: [
        { startsAt: soon(10), endsAt: soon(200) },
        { startsAt: soon(300), endsAt: soon(330) },
      ],
    });
    return [
      ...ORDERS.flatMap((order) => [
        [`${order}, dense`, () => pageOf(around(TORONTO, order))] as const,
        [`${order}, sparse`, () => pageOf(around(THUNDER_BAY, order))] as const,
        [`${order}, narrowed`, () => pageOf(around(TORONTO, order, narrow()))] as const,
        [`${order}, later`, () => nextPageOf(around(TORONTO, order))] as const,
      ]),
      ['soonest, empty', () => pageOf(around(WHITEHORSE, 'soonest'))] as const,
      ['newest, wide', () => pageOf(around(WHITEHORSE, 'newest', {}, 500))] as const,
      ['best-paid, beside', () => pageOf(around(ACROSS_THE_CORNER, 'best-paid', {}, 20))] as const,
      [
        'nearest, any distance',
        () => pageOf(around(TORONTO, 'nearest', { nearby: undefined })),
      ] as const,
      ['nearest, dense at one point', () => pageOf(around(OTTAWA, 'nearest'))] as const,
      ['nearest, later at one point', () => nextPageOf(around(OTTAWA, 'nearest'))] as const,
      ['farther, nowhere dense', countOf(THUNDER_BAY, { words: ['zyzzyva'] })] as const,
      ['farther than Toronto', countOf(TORONTO)] as const,
      ['farther than Thunder Bay', countOf(THUNDER_BAY)] as const,
    ];
  };

  const measure = async (kind: RegExp): Promise<ReadonlyMap<string, Cost>> => {
    const measured = new Map<string, Cost>();
    for (const [name, search] of searches()) {
      if (!kind.test(name)) continue;
      let answered = 0;
      const cost = await costOf(api, 'shifts', async () => {
        answered = await search();
      });
      measured.set(name, { ...cost, answered });
    }
    return measured;
  };

  beforeAll(async () => {
    api = await startApi();
    lists = api.app.get(ShiftLists);
    const shifts = api.database.native.collection('shifts');
    const inToronto = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) =>
        toStoredShift(shiftAt(TORONTO, from + index)),
      );
    const inOttawa = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) =>
        toStoredShift(shiftAt(OTTAWA, from + index, OTTAWA)),
      );
    const others = Array.from({ length: OF_THUNDER_BAY }, (_, index) =>
      shiftAt(THUNDER_BAY, index),
    );
    await shifts.insertMany([
      ...others.map(toStoredShift),
      ...inToronto(0, FEW),
      ...inOttawa(0, FEW),
    ]);
    await profileQueries(api);
    const few = await measure(/dense|sparse/);
    await shifts.insertMany([...inToronto(FEW, MANY), ...inOttawa(FEW, MANY)]);
    const many = await measure(/./);
    for (const [name, cost] of many) {
      costs.set(name, { few: few.get(name) ?? cost, many: cost });
    }
  }, 120_000);

  afterAll(() => api.stop());

  const costBy = (name: string) => {
    const cost = costs.get(name);
    if (!cost) throw new Error(`Nobody measured ${name}`);
    return cost;
  };

  it.each(ORDERS)('reads no more shifts than it answers, by the %s', (order) => {
    const answered = { dense: 20, sparse: OF_THUNDER_BAY, narrowed: 20, later: 40 };
    for (const [kind, shifts] of Object.entries(answered)) {
      const { few, many } = costBy(`${order}, ${kind}`);
      expect([kind, few.examined, few.answered]).toEqual([kind, shifts, shifts]);
      expect([kind, many.examined, many.answered]).toEqual([kind, shifts, shifts]);
    }
  });

  it.each(['soonest', 'newest', 'best-paid'] as const)(
    'goes through a few keys of the market only, by the %s',
    (order) => {
      for (const kind of ['dense', 'sparse', 'narrowed', 'later']) {
        const { many } = costBy(`${order}, ${kind}`);
        expect([kind, many.sortsInMemory]).toEqual([kind, false]);
        expect([kind, many.keysExamined < 500]).toEqual([kind, true]);
      }
    },
  );

  it.each(['soonest, empty', 'newest, wide', 'best-paid, beside'])(
    'reads nothing where nothing is: %s',
    (name) => {
      const { many } = costBy(name);
      expect([many.examined, many.answered]).toEqual([0, 0]);
    },
  );

  it('goes through places rather than shifts, by the nearest', () => {
    for (const kind of ['dense', 'sparse', 'narrowed', 'any distance']) {
      const { few, many } = costBy(`nearest, ${kind}`);
      expect([kind, few.keysExamined < 600, many.keysExamined < 600]).toEqual([kind, true, true]);
    }
    expect(costBy('nearest, later').many.keysExamined).toBeLessThan(900);
    expect(costBy('nearest, sparse').many.keysExamined).toBeLessThan(50);
  });

  it('goes through no more keys where thousands of shifts are at one point, by the nearest', () => {
    const answered = { dense: 20, later: 40 };
    for (const [kind, shifts] of Object.entries(answered)) {
      const { few, many } = costBy(`nearest, ${kind} at one point`);
      expect([kind, many.examined, many.answered]).toEqual([kind, shifts, shifts]);
      // Finding a shift by its id takes one key or two.
      expect(many.keysExamined - few.keysExamined).toBeLessThanOrEqual(shifts);
    }
  });

  it('gives up counting what lies farther before it has gone through a large market', () => {
    const { many } = costBy('farther, nowhere dense');
    expect(many.examined).toBe(0);
    expect(many.keysExamined).toBeLessThan(2_300);
  });

  it.each(['Toronto', 'Thunder Bay'])(
    'counts what lies farther than %s without reading it',
    (city) => {
      for (const cost of Object.values(costBy(`farther than ${city}`))) {
        expect(cost.examined).toBe(0);
        expect(cost.keysExamined).toBeLessThan(250);
      }
    },
  );
});
