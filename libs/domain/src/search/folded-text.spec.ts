import { searchText, searchWords } from './folded-text.ts';

describe('search', () => {
  it('ignores case, accents and order, and takes at most eight words', () => {
    expect(searchText(['Budtender', 'Montréal', ''])).toBe('budtender montreal');
    expect(searchWords('  MONTRÉAL  budtender montréal ')).toEqual(['montreal', 'budtender']);
    expect(searchWords('a b c d e f g h i j')).toHaveLength(8);
    expect(searchWords('   ')).toEqual([]);
  });
});
