import { canadianPlaces } from '@leafshift/domain/places/towns';
import { builtInPlaces } from './built-in-places.ts';
import { parseAddress } from './parse-address.ts';

const labels = async (text: string): Promise<string[]> =>
  (await builtInPlaces.search(text)).map(({ label }) => label);

describe('the built-in search', () => {
  it('finds towns without accents or capitals, largest first', async () => {
    expect((await labels('montreal'))[0]).toBe('Montréal, QC');
    expect((await labels("saint john's"))[0]).toBe("St. John's, NL");
  });

  it.each([
    ['12 Oak St, Halifax B3H 1A1', '12 Oak St, Halifax, NS B3H 1A1'],
    ['1055 Main St, Vancouver BC', '1055 Main St, Vancouver, BC'],
    ['1055 Main St, Vancouver, B', '1055 Main St, Vancouver, BC'],
    ['1055 Main St, Vancouver, British Columbia', '1055 Main St, Vancouver, BC'],
    ['Unit 4, 1055 Main St, Vancouver', 'Unit 4, 1055 Main St, Vancouver, BC'],
    ['8 rue Principale, Québec, QC, Canada', '8 rue Principale, Québec, QC'],
  ])('suggests for %s', async (typed, label) => {
    expect((await labels(typed))[0]).toBe(label);
  });

  it.each([
    '784 Queen Street West, Toronto, ON',
    '784 Queen Street West Toronto ON',
    '784 queen street west toronto',
    'Toronto 784 Queen Street West',
    'TORONTO, 784 Queen Street West',
    'Toronto, Ontario, 784 Queen Street West',
    '784 Queen Street West Toronto Ontario Canada',
    '784 Queen Street West Toron',
  ])('finds street and town in %s: commas, case and order do not matter', async (typed) => {
    expect((await labels(typed))[0]?.toLowerCase()).toBe('784 queen street west, toronto, on');
  });

  it.each([
    ['M6R 2M9', 'Toronto, ON M6R 2M9'],
    ['784 Queen Street West m6r2m9', '784 Queen Street West, Toronto, ON M6R 2M9'],
    ['m6r-2m9 784 Queen Street West', '784 Queen Street West, Toronto, ON M6R 2M9'],
    ['784 Queen Street West M6R 2M9 Toronto', '784 Queen Street West, Toronto, ON M6R 2M9'],
    ['5 Lake Rd, V0N 1B1', '5 Lake Rd, BC V0N 1B1'],
  ])('finds the area of a postal code in %s', async (typed, label) => {
    expect(await labels(typed)).toEqual([label]);
  });

  it('takes the point of the postal area, which is nearer than the town', async () => {
    const [coded] = await builtInPlaces.search('784 Queen Street West, Toronto M6R 2M9');
    const [plain] = await builtInPlaces.search('784 Queen Street West, Toronto');
    const of = async (found: typeof coded) => found && (await builtInPlaces.resolve(found));
    expect(await of(coded)).toMatchObject({ postalCode: 'M6R 2M9', longitude: -79.4471 });
    expect(await of(plain)).not.toMatchObject({ longitude: -79.4471 });
  });

  it('finds only towns of the province that was typed', async () => {
    const found = await labels('1 Bank St, Hamilton, ON');
    expect(found).not.toHaveLength(0);
    expect(found.filter((label) => !label.endsWith(', ON'))).toEqual([]);
  });

  it('names nothing by its coordinates', async () => {
    for (const { id, label } of await builtInPlaces.search('1 Main St, Van')) {
      expect(`${id} ${label}`).not.toMatch(/\d\.\d/);
    }
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

describe('parseAddress', () => {
  it('reads postal codes however they are written', async () => {
    for (const typed of ['v6a2v5', 'V6A-2V5', 'V6A 2V5']) {
      const parsed = parseAddress(`1055 Main St, Vancouver ${typed}`, await canadianPlaces());
      expect(parsed).toMatchObject({ street: '1055 Main St', postalCode: 'V6A 2V5' });
      expect(parsed.towns[0]).toMatchObject({ name: 'Vancouver' });
    }
  });
});
