import { capitalPosition, locateAddress } from './locate.ts';
import { placeAddress, precisionOf } from './place-address.ts';
import { provincesOfPostalCode } from './postal-areas.ts';
import { distanceBetween, shownKm } from './precision.ts';
import { PROVINCE_CODES } from './provinces.ts';
import { canadianPlaces, findTown } from './towns.ts';

const TORONTO = { city: 'Toronto', province: 'ON' };

describe('a town that is typed by hand', () => {
  it.each([
    ['St Johns', 'NL', "St. John's"],
    ['Quebec City', 'QC', 'Québec'],
    ['Sault Sainte Marie', 'ON', 'Sault Ste. Marie'],
    ['trois rivieres', 'QC', 'Trois-Rivières'],
  ])('is known as %s', async (typed, province, name) => {
    expect(findTown(await canadianPlaces(), typed, province)?.name).toBe(name);
  });

  it('has the position of its own province', async () => {
    const [ontario, newBrunswick] = [
      await locateAddress({ city: 'Hamilton', province: 'ON' }),
      await locateAddress({ city: 'Hamilton', province: 'NB' }),
    ];
    expect(ontario).toMatchObject({ standIn: null, precision: 'town' });
    expect(newBrunswick).toMatchObject({ standIn: 'Fredericton', precision: 'town' });
  });

  it.each(PROVINCE_CODES)('finds the capital of %s near where the list has it', async (code) => {
    const capital = capitalPosition(code);
    const listed = findTown(await canadianPlaces(), capital?.standIn ?? '', code);
    expect(Math.abs((listed?.latitude ?? 0) - (capital?.latitude ?? 0))).toBeLessThan(0.1);
    expect(Math.abs((listed?.longitude ?? 0) - (capital?.longitude ?? 0))).toBeLessThan(0.1);
  });

  it('is nowhere outside of Canada', async () => {
    expect(await locateAddress({ city: 'Seattle', province: 'WA' })).toBeNull();
  });
});

describe('an address with a postal code', () => {
  it('is in its area, also where the town is not known', async () => {
    const roncesvalles = await locateAddress({ ...TORONTO, postalCode: 'm6r2m9' });
    expect(roncesvalles).toMatchObject({ precision: 'area', standIn: null });
    expect(roncesvalles?.longitude).toBeCloseTo(-79.45, 1);
    expect(
      await locateAddress({ city: 'Parkdale', province: 'ON', postalCode: 'M6R 2M9' }),
    ).toEqual(roncesvalles);
  });

  it.each([
    ['of another province', 'V6A 2V5'],
    ['of a town far away', 'K1N 9J7'],
    ['of the country, which is too wide', 'L0L 1A0'],
    ['that is none', '90210'],
  ])('is in its town with one %s', async (_, postalCode) => {
    expect(await locateAddress({ ...TORONTO, postalCode })).toMatchObject({ precision: 'town' });
  });

  it('knows the provinces of a code by its first letter', () => {
    expect(provincesOfPostalCode('h2x')).toEqual(['QC']);
    expect(provincesOfPostalCode('X0A 0A1')).toEqual(['NT', 'NU']);
    expect(provincesOfPostalCode('')).toEqual([]);
  });
});

describe('the precision of a point', () => {
  it('is that of the list it stands in, and a street where it stands in none', async () => {
    const [town] = await canadianPlaces();
    const area = await locateAddress({ ...TORONTO, postalCode: 'M6R 2M9' });
    expect(await precisionOf(town!)).toBe('town');
    expect(await precisionOf(capitalPosition('AB')!)).toBe('town');
    expect(await precisionOf(area!)).toBe('area');
    expect(await precisionOf({ latitude: 43.6453, longitude: -79.4486 })).toBe('street');
  });

  it('becomes that of the postal area where only the town was known', async () => {
    const town = findTown(await canadianPlaces(), 'Toronto', 'ON')!;
    const area = await locateAddress({ ...TORONTO, postalCode: 'M6R 2M9' });
    const { latitude, longitude } = area!;
    expect(await placeAddress({ ...TORONTO, ...town, postalCode: 'M6R 2M9' })).toEqual({
      latitude,
      longitude,
      precision: 'area',
    });
    expect(await placeAddress({ ...TORONTO, ...town })).toMatchObject({ precision: 'town' });
  });

  it('leaves an exact point where it is', async () => {
    const point = { latitude: 43.6453, longitude: -79.4486 };
    const placed = await placeAddress({ ...TORONTO, ...point, postalCode: 'M6R 2M9' });
    expect(placed).toEqual({ ...point, precision: 'street' });
  });
});

describe('a distance', () => {
  const here = { latitude: 43.6453, longitude: -79.4486 };
  const there = { latitude: 43.692, longitude: -79.4486 };
  const street = { precision: 'street' } as const;

  it('is exact only between two streets', () => {
    expect(distanceBetween({ ...here, ...street }, { ...there, ...street }).isExact).toBe(true);
    for (const precision of ['area', 'town', undefined] as const) {
      expect(distanceBetween({ ...here, ...street }, { ...there, precision }).isExact).toBe(false);
      expect(distanceBetween({ ...here, precision }, { ...there, ...street }).isExact).toBe(false);
    }
  });

  it('is shown to a tenth where it is exact, in whole kilometres else', () => {
    expect(shownKm({ km: 5.193, isExact: true })).toBe(5.2);
    expect(shownKm({ km: 312.4, isExact: true })).toBe(312);
    expect(shownKm({ km: 5.193, isExact: false })).toBe(5);
    expect(shownKm({ km: 0, isExact: false })).toBe(1);
  });
});
