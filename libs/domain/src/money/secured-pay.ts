import { type TextCode, textCode } from '../texts/text-code.ts';
import { type Instant, toMilliseconds } from '../zones/instant.ts';

/** How many hours before the start a shift's pay is set aside, where the operator has set nothing else. */
export const SECURE_PAY_HOURS = 48;

/** Hours before the start until which a card that refuses can be mended. */
const MENDED_BY_HOURS = 12;

/** The least time to mend it, in hours, but for the start itself. */
const LEAST_HOURS_TO_MEND = 2;

const HOUR_MS = 3_600_000;

/** Why a card's bank set nothing aside; 'CARD_WARNED': it has warned of fraud. */
export const PAY_REFUSAL_CODES = [
  'CARD_MISSING',
  'CARD_DECLINED',
  'AUTHENTICATION_REQUIRED',
  'CARD_WARNED',
] as const;
export type PayRefusalCode = (typeof PAY_REFUSAL_CODES)[number];

/** What both the page and the notification say of it. */
export const payRefusalTexts: Readonly<Record<PayRefusalCode, TextCode>> = {
  CARD_MISSING: textCode('CHARGE_CARD_MISSING'),
  CARD_DECLINED: textCode('CARD_DECLINED'),
  AUTHENTICATION_REQUIRED: textCode('AUTHENTICATION_REQUIRED'),
  CARD_WARNED: textCode('CARD_WARNED'),
};

interface Start {
  readonly startsAt: Instant;
}

/** When a shift's pay is set aside: that many hours before the start, or at once where that has passed. */
export function secureAt({ startsAt }: Start, now: Date, hours: number): Date {
  return new Date(Math.max(toMilliseconds(startsAt) - hours * HOUR_MS, now.getTime()));
}

/**
 * Until when a business can mend a card that refused: 12 hours before the start, or two hours after it
 * was told where that is later, and never after the start (MONEY-41).
 */
export function mendBy({ startsAt }: Start, refusedAt: Date): Date {
  const start = toMilliseconds(startsAt);
  const latest = Math.max(
    start - MENDED_BY_HOURS * HOUR_MS,
    refusedAt.getTime() + LEAST_HOURS_TO_MEND * HOUR_MS,
  );
  return new Date(Math.min(latest, start));
}
