import { cents } from './money.ts';

/** The least in cents that a card can be charged; we bear what an invoice comes to below it (MONEY-83). */
export const LEAST_PAYMENT = cents(50);
