import { anId, aTempPost } from '@leafshift/testing/builders';
import { shiftGroups } from './shift-groups.ts';

const home = { latitude: 43.65, longitude: -79.4 };
const first = aTempPost({ _id: anId(1), date: '2026-05-14T13:00:00.000Z' });
const late = aTempPost({ _id: anId(2), date: '2026-05-15T02:00:00.000Z' });
const next = aTempPost({ _id: anId(3), date: '2026-05-15T13:00:00.000Z' });
const far = aTempPost({
  _id: anId(4),
  date: '2026-05-14T16:00:00.000Z',
  location: { ...aTempPost().location, latitude: 49.28, longitude: -123.12 },
});
const shown = (...search: Parameters<typeof shiftGroups>) =>
  shiftGroups(...search).map(({ of, key, shifts }) => [of, key, shifts.map(({ _id }) => _id)]);

describe('The shifts of a search', () => {
  it('stand under their days, as it is there, where the soonest come first', () => {
    const search = { filters: { withinKm: 50 }, sort: 'soonest' } as const;
    expect(shown([first, late, next], search, home)).toEqual([
      ['day', '2026-05-14', [anId(1), anId(2)]],
      ['day', '2026-05-15', [anId(3)]],
    ]);
  });

  it.each(['soonest', 'best-paid', 'newest'] as const)(
    'never have one far away among the near ones: %s',
    (sort) => {
      const groups = shown([first, far, next], { filters: {}, sort }, home);
      expect(groups.at(-1)).toEqual(['far', 'far', [anId(4)]]);
      expect(groups.flatMap(([, , ids]) => ids)).toEqual([anId(1), anId(3), anId(4)]);
    },
  );

  it('stay in their order where that is by the nearest, or where nobody knows my home', () => {
    const nearest = { filters: {}, sort: 'nearest' } as const;
    expect(shown([first, far], nearest, home)).toEqual([['all', 'all', [anId(1), anId(4)]]]);
    const paid = { filters: {}, sort: 'best-paid' } as const;
    expect(shown([far, first], paid, null)).toEqual([['all', 'all', [anId(4), anId(1)]]]);
  });
});
