import { Failure, missingParam } from '../http/failure.ts';
import type { Params } from '../http/params.ts';
import { passesLuhn } from './luhn.ts';
import { findTestCard, type TestCard } from './test-cards.ts';

/** A card as entered, without its number and security code. */
export interface EnteredCard {
  readonly card: TestCard;
  readonly expMonth: number;
  readonly expYear: number;
  readonly cvcGiven: boolean;
}

/** Reads `card[number]`, `[exp_month]`, `[exp_year]` and `[cvc]`; throws Stripe's card errors. `now` in seconds. */
export function readCard(params: Params, now: number): EnteredCard {
  params.allowOnly(['number', 'exp_month', 'exp_year', 'cvc']);
  const number = params.requiredText('number').replaceAll(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    throw cardError('incorrect_number', 'Your card number is incorrect.', 'number');
  }
  const expiry = readExpiry(params, now);
  const card = findTestCard(number);
  if (!card) throw notATestCard();
  const cvc = params.text('cvc');
  if (cvc !== undefined && !(card.brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/).test(cvc)) {
    throw cardError('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  }
  return { card, ...expiry, cvcGiven: cvc !== undefined };
}

function readExpiry(params: Params, now: number): { expMonth: number; expYear: number } {
  const today = new Date(now * 1000);
  const thisYear = today.getUTCFullYear();
  const expMonth = wholeNumber(params, 'exp_month');
  const year = wholeNumber(params, 'exp_year');
  const expYear = year < 100 ? year + 2000 : year;
  if (expYear < thisYear || expYear > thisYear + 50) {
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  }
  const past = expYear === thisYear && expMonth < today.getUTCMonth() + 1;
  if (expMonth < 1 || expMonth > 12 || past) {
    throw cardError(
      'invalid_expiry_month',
      "Your card's expiration month is invalid.",
      'exp_month',
    );
  }
  return { expMonth, expYear };
}

function wholeNumber(params: Params, name: 'exp_month' | 'exp_year'): number {
  const value = params.integer(name);
  if (value === undefined) throw missingParam(params.nameOf(name));
  return value;
}

/** 402 with Stripe's `card_error`, for a card that could not even be read. */
function cardError(code: string, message: string, param: string): Failure {
  return new Failure(402, { type: 'card_error', code, message, param });
}

function notATestCard(): Failure {
  return new Failure(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'test_mode_live_card',
    message:
      'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
    param: '',
  });
}
