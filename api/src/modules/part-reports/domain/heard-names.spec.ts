import { HeardNames } from './heard-names.ts';

const at = (minute: number): Date => new Date(Date.UTC(2026, 4, 12, 15, minute));

describe('names that strangers may make up', () => {
  let names: HeardNames;
  beforeEach(() => {
    names = new HeardNames(3);
    for (const name of ['one', 'two', 'three']) names.hear(name, at(0));
  });

  it('are kept while there is room', () => {
    expect([...names]).toEqual(['one', 'two', 'three']);
  });

  it('take the place of the one that was longest not heard of', () => {
    names.hear('one', at(10));
    expect(names.hear('four', at(11))).toEqual({ isKept: true, forgotten: 'two' });
    expect([...names]).toEqual(['three', 'one', 'four']);
  });

  it('never push out one that was heard of within ten minutes', () => {
    expect(names.hear('four', at(9))).toEqual({ isKept: false });
    for (const name of ['one', 'two', 'three']) names.hear(name, at(9));
    expect(names.hear('four', at(18))).toEqual({ isKept: false });
    expect([...names]).toEqual(['one', 'two', 'three']);
  });
});
