import { CREDENTIALS } from '@leafshift/domain/credentials';
import { BENEFITS, EMPLOYMENT_KINDS, WEEKLY_HOURS_GROUPS } from '@leafshift/domain/job-facts';
import { queryWords } from '@leafshift/domain/search-words';
import { factWords } from './fact-words.ts';

const all = [
  ...EMPLOYMENT_KINDS.flatMap((kind) => factWords({ kind })),
  ...WEEKLY_HOURS_GROUPS.flatMap((hours) => factWords({ hours })),
  ...factWords({ benefits: BENEFITS, credentials: CREDENTIALS }),
];

describe('words of facts', () => {
  it('are met by nothing that is typed, and by no other fact', () => {
    const typed = new Set(queryWords(all.slice(0, 8).join(' ')));
    for (const word of all) {
      expect(word).toMatch(/^[A-Z0-9]+$/);
      expect(typed.has(word)).toBe(false);
      expect(all.filter((other) => other.startsWith(word))).toEqual([word]);
    }
  });
});
