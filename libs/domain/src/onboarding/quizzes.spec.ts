import { describe, expect, it } from '@jest/globals';
import {
  drawn,
  isQuizPassed,
  isQuizRunning,
  nextQuizTry,
  quizBankRefusal,
  quizDay,
  quizRefusal,
  textIn,
} from './quizzes.ts';

const at = (text: string) => new Date(text);
const tries = (begunAt: string, isAnswered = true, passed = false) => ({
  passed,
  last: { begunAt: at(begunAt), isAnswered },
});

describe('a quiz', () => {
  it('draws each of its questions once, in an order of chance', () => {
    const bank = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(drawn(bank, 5, () => 0)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(drawn(bank, 5, (bound) => bound - 1)).toEqual(['f', 'e', 'd', 'c', 'b']);
    expect(drawn(['a'], 5, () => 0)).toEqual(['a']);
  });

  it('is passed with 80 % of right answers', () => {
    expect([3, 4, 5].map(isQuizPassed)).toEqual([false, true, true]);
  });

  it('may be tried once a day of Toronto, also on the days on which clocks change', () => {
    const evening = '2026-05-05T03:59:00Z';
    expect(quizDay(at(evening))).toBe('2026-05-04');
    expect(nextQuizTry(at(evening))).toEqual(at('2026-05-05T04:00:00Z'));
    expect(nextQuizTry(at('2026-03-08T06:00:00Z'))).toEqual(at('2026-03-09T04:00:00Z'));
    const refused = (now: string) => quizRefusal(tries(evening), at(now))?.code;
    expect(refused('2026-05-05T03:59:59Z')).toBe('QUIZ_TRIED_TODAY');
    expect(refused('2026-05-05T04:00:00Z')).toBeUndefined();
    expect(quizRefusal({ passed: false, last: null }, at(evening))).toBeNull();
  });

  it('is not taken again by who has passed it', () => {
    const passed = tries('2026-05-01T12:00:00Z', true, true);
    expect(quizRefusal(passed, at('2026-05-09T12:00:00Z'))?.code).toBe('QUIZ_PASSED');
  });

  it('runs for 15 minutes, over midnight too, until it is answered', () => {
    const begun = tries('2026-05-05T03:59:00Z', false);
    expect(isQuizRunning(begun, at('2026-05-05T04:13:59Z'))).toBe(true);
    expect(isQuizRunning(begun, at('2026-05-05T04:14:00Z'))).toBe(false);
    expect(isQuizRunning(tries('2026-05-05T03:59:00Z'), at('2026-05-05T04:00:00Z'))).toBe(false);
  });

  it('needs five questions in force', () => {
    expect(quizBankRefusal(4)).toMatchObject({ text: 'QUIZ_TOO_SHORT?count=5' });
    expect(quizBankRefusal(5)).toBeNull();
  });

  it('is read in English where nobody has written it in the own language', () => {
    expect(textIn({ en: 'Age', fr: 'Âge' }, 'fr')).toBe('Âge');
    expect(textIn({ en: 'Age', fr: '' }, 'fr')).toBe('Age');
    expect(textIn({ en: 'Age' }, 'ar')).toBe('Age');
  });
});
