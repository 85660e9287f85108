import { searchedWords } from '@leafshift/domain/search-words';
import { newId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import { costOf, profileQueries } from '../../../testing/query-cost.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { type BoardFilter, PermanentBoard } from '../domain/permanent.repository.ts';

const POSTINGS = 24_000;
const HOUR_MS = 3_600_000;

describe('searching a board of thousands of postings', () => {
  let api: TestApi;
  let board: PermanentBoard;

  beforeAll(async () => {
    api = await startApi();
    board = api.app.get(PermanentBoard);
    const employerId = toObjectId(newId());
    const now = api.clock.now().getTime();
    const textOf = (index: number): string =>
      `manager ${index % 2 === 0 ? 'north' : 'south'} ${index % 6000 === 7 ? 'zamboni' : 'shop'}`;
    await api.database.native.collection('permanent_postings').insertMany(
      Array.from({ length: POSTINGS }, (_, index) => ({
        employerId,
        jobType: 'Manager',
        location: 'Downtown',
        locationId: null,
        province: 'ON',
        rateCents: 2500,
        rateHighCents: 2600 + (index % 100) * 50,
        jobDescription: '<p>Work</p>',
        searchText: textOf(index),
        words: searchedWords(textOf(index)),
        createdAt: new Date(now - index * 60_000),
        expiresAt: new Date(now + HOUR_MS),
      })),
    );
    await profileQueries(api);
  }, 60_000);
  afterAll(() => api.stop());

  const filter = (words: readonly string[], sort: BoardFilter['sort'] = 'newest'): BoardFilter => ({
    now: api.clock.now(),
    words,
    sort,
  });
  const search = (words: readonly string[], sort?: BoardFilter['sort']) =>
    costOf(api, 'permanent_postings', () => board.list(filter(words, sort), { limit: 20 }));

  it.each<[string, readonly string[]]>([
    ['one word', ['quetzal']],
    ['a word among frequent ones', ['manager', 'north', 'quetzal']],
    ['one letter', ['q']],
  ])('reads next to nothing where %s has no hit', async (_, words) => {
    const { returned, examined, keysExamined: keys } = await search(words);
    expect(returned).toBeLessThanOrEqual(words.length);
    expect(examined).toBe(0);
    expect(keys).toBeLessThanOrEqual(words.length * 1_001);
  });

  it('reads the few postings that have a rare word', async () => {
    expect((await board.list(filter(['manager', 'zambo']), { limit: 20 })).items).toHaveLength(4);
    const { examined } = await search(['manager', 'zambo']);
    expect(examined).toBeLessThanOrEqual(4);
  });

  it.each(['newest', 'best-paid'] as const)(
    'walks the %s in their order for frequent words',
    async (sort) => {
      const { items } = await board.list(filter(['manag', 'nor'], sort), { limit: 20 });
      expect(items).toHaveLength(20);
      const { examined, keysExamined: keys } = await search(['manag', 'nor'], sort);
      expect(examined).toBeLessThanOrEqual(25);
      expect(keys).toBeLessThanOrEqual(3_200);
      expect((await search(['manag'], sort)).keysExamined).toBeLessThanOrEqual(1_100);
    },
  );

  it('gives up after 20,000 postings where frequent words never stand together', async () => {
    const { examined, keysExamined: keys } = await search(['north', 'south']);
    expect(examined).toBe(0);
    expect(keys).toBeLessThanOrEqual(23_100);
  });

  it('finds every page of a search', async () => {
    const pages: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await board.list(filter(['zamboni']), { limit: 3, cursor });
      pages.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(new Set(pages).size).toBe(4);
  });
});
