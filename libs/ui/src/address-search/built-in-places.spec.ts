import { PROVINCE_CODES } from '@leafshift/domain/provinces';
import { builtInPlaces } from './built-in-places.ts';
import { canadianPlaces, findTown } from './canadian-places.ts';
import { capitalPosition, locateTown } from './locate-town.ts';
import { parseAddress } from './parse-address.ts';

const labels = async (text: string): Promise<string[]> =>
  (await builtInPlaces.search(text)).map(({ label }) => label);

describe('the built-in search', () => {
  it('finds towns without accents or capitals, largest first', async () => {
    expect((await labels('montreal'))[0]).toBe('Montréal, QC');
    expect((await labels("saint john's"))[0]).toBe("St. John's, NL");
  });

  it.each([
    ['12 Oak St, Halifax B3H 1A1', '12 Oak St, Halifax, NS'],
    ['1055 Main St, Vancouver BC', '1055 Main St, Vancouver, BC'],
    ['1055 Main St, Vancouver, B', '1055 Main St, Vancouver, BC'],
    ['Unit 4, 1055 Main St, Vancouver', 'Unit 4, 1055 Main St, Vancouver, BC'],
    ['8 rue Principale, Québec, QC, Canada', '8 rue Principale, Québec, QC'],
  ])('suggests for %s', async (typed, label) => {
    expect((await labels(typed))[0]).toBe(label);
  });

  it('finds only towns of the province that was typed', async () => {
    const found = await labels('1 Bank St, Hamilton, ON');
    expect(found).not.toHaveLength(0);
    expect(found.filter((label) => !label.endsWith(', ON'))).toEqual([]);
  });

  it('yields what the place is known by', async () => {
    const [first] = await builtInPlaces.search('12 Oak St, Halifax B3H 1A1');
    expect(first && (await builtInPlaces.resolve(first))).toEqual({
      address: '12 Oak St',
      city: 'Halifax',
      province: 'NS',
      postalCode: 'B3H 1A1',
      country: 'Canada',
      latitude: expect.closeTo(44.6, 1),
      longitude: expect.closeTo(-63.6, 1),
    });
  });
});

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
      await locateTown('Hamilton', 'ON'),
      await locateTown('Hamilton', 'NB'),
    ];
    expect(ontario).toMatchObject({ standIn: null });
    expect(newBrunswick).toMatchObject({ standIn: 'Fredericton' });
  });

  it.each(PROVINCE_CODES)('finds the capital of %s near where the list has it', async (code) => {
    const capital = capitalPosition(code);
    const listed = findTown(await canadianPlaces(), capital?.standIn ?? '', code);
    expect(Math.abs((listed?.latitude ?? 0) - (capital?.latitude ?? 0))).toBeLessThan(0.1);
    expect(Math.abs((listed?.longitude ?? 0) - (capital?.longitude ?? 0))).toBeLessThan(0.1);
  });

  it('is nowhere outside of Canada', async () => {
    expect(await locateTown('Seattle', 'WA')).toBeNull();
  });
});

describe('parseAddress', () => {
  it('reads postal codes however they are written', () => {
    for (const typed of ['v6a2v5', 'V6A-2V5', 'V6A 2V5']) {
      expect(parseAddress(`1055 Main St, Vancouver ${typed}`)).toMatchObject({
        town: 'Vancouver',
        postalCode: 'V6A 2V5',
      });
    }
  });
});
