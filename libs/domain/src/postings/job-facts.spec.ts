import { readJobFilters, weeklyHoursGroup } from './job-facts.ts';

describe('hours a week', () => {
  it.each([
    [1, 'under-20'],
    [19.5, 'under-20'],
    [20, '20-to-34'],
    [34.5, '20-to-34'],
    [35, '35-and-more'],
    [60, '35-and-more'],
  ] as const)('of %d are in the group %s', (hours, group) => {
    expect(weeklyHoursGroup(hours)).toBe(group);
  });
});

describe('filters of an address', () => {
  it('are those that it can mean', () => {
    const address = new URLSearchParams('kind=casual&hours=many&benefit=bonus&credential=');
    expect(readJobFilters((name) => address.get(name))).toEqual({
      kind: 'casual',
      benefit: 'bonus',
    });
  });
});
