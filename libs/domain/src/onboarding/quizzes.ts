import type { Refusal } from '../platform/refusal.ts';
import { DEFAULT_LANGUAGE, type Language } from '../texts/languages.ts';
import { textCode } from '../texts/text-code.ts';
import { type CalendarDay, calendarDayIn, dayBounds, type TimeZone } from '../zones/time-zone.ts';

/** Questions that are drawn of a bank for one try. */
export const QUIZ_QUESTIONS = 5;
/** Right answers of those that pass: 80 %. */
export const QUIZ_PASSES_WITH = 4;
/** How long a try takes at most. */
export const QUIZ_MINUTES = 15;
export const QUIZ_ANSWERS = { least: 2, most: 6 } as const;
/** What one quiz may hold, retired questions counted, and how many quizzes there may be. */
export const MAX_QUESTIONS = 100;
export const MAX_QUIZZES = 50;

/**
 * The zone whose midnight begins a new try, for everybody: one that a worker names could be changed for
 * a second try that day.
 */
const QUIZ_ZONE: TimeZone = 'America/Toronto';

/** A text in English, and in the other languages that somebody has written it in. */
export type TextByLanguage = { readonly en: string } & {
  readonly [Other in Language]?: string | undefined;
};

/** The text in a language, else in English. */
export const textIn = (texts: TextByLanguage, language: Language): string =>
  texts[language] || texts[DEFAULT_LANGUAGE] || texts.en;

/** Some of the things in an order of chance; `below(n)` gives a whole number from 0 to n - 1. */
export function drawn<Thing>(
  things: readonly Thing[],
  count: number,
  below: (bound: number) => number,
): readonly Thing[] {
  const left = [...things];
  return Array.from({ length: Math.min(count, left.length) }).flatMap(() =>
    left.splice(below(left.length), 1),
  );
}

export const isQuizPassed = (right: number): boolean => right >= QUIZ_PASSES_WITH;

/** The day that a try counts for. */
export const quizDay = (at: Date): CalendarDay => calendarDayIn(at, QUIZ_ZONE);

/** When a worker may try again who began then. */
export const nextQuizTry = (begunAt: Date): Date => dayBounds(quizDay(begunAt), QUIZ_ZONE).to;

/** When the answers have to be in. */
export const quizEnds = (begunAt: Date): Date =>
  new Date(begunAt.getTime() + QUIZ_MINUTES * 60_000);

/** What a worker has tried: the last try, and whether any was passed. */
export interface QuizTries {
  readonly passed: boolean;
  readonly last: { readonly begunAt: Date; readonly isAnswered: boolean } | null;
}

/** Whether the questions that were handed out may still be answered. */
export const isQuizRunning = ({ last }: QuizTries, now: Date): boolean =>
  last !== null && !last.isAnswered && now < quizEnds(last.begunAt);

export type QuizRefusalCode = 'QUIZ_PASSED' | 'QUIZ_TRIED_TODAY';

/** Why a worker may not begin a try, or null. One that runs is gone on with, not begun again. */
export function quizRefusal(tries: QuizTries, now: Date): Refusal<QuizRefusalCode> | null {
  if (tries.passed) {
    return { code: 'QUIZ_PASSED', text: textCode('QUIZ_PASSED'), kind: 'Info' };
  }
  if (tries.last && now < nextQuizTry(tries.last.begunAt)) {
    return { code: 'QUIZ_TRIED_TODAY', text: textCode('QUIZ_TRIED_TODAY'), kind: 'Info' };
  }
  return null;
}

/** Why a quiz may not be published, or its question not be retired: too few would be in force. */
export const quizBankRefusal = (inForce: number): Refusal<'QUIZ_TOO_SHORT'> | null =>
  inForce < QUIZ_QUESTIONS
    ? {
        code: 'QUIZ_TOO_SHORT',
        text: textCode('QUIZ_TOO_SHORT', { count: QUIZ_QUESTIONS }),
        kind: 'Warning',
      }
    : null;
