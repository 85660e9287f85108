import { ELIGIBILITY_CODES } from '@leafshift/domain/eligibility';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Id } from '../core/primitives.ts';
import { User } from '../users/schemas.ts';
import { BankForm, CardEntry } from './schemas.ts';

export const cardEntry = defineCall({
  name: 'stripe.cardEntry',
  method: 'GET',
  path: '/stripe/getclientsecret',
  access: ['Employer'],
  member: { needs: 'billing', stores: 'none' },
  summary: 'Begin entering a card',
  answer: CardEntry,
  status: 200,
  errors: ['PAYMENT_PROVIDER_DOWN'],
});

export const saveCard = defineCall({
  name: 'stripe.saveCard',
  method: 'GET',
  path: '/stripe/save-card-info',
  access: ['Employer'],
  member: { needs: 'billing', stores: 'none' },
  summary: 'Attach the card of the last confirmed setup to the account',
  answer: User,
  status: 200,
  errors: ['CARD_NOT_CONFIRMED', 'PAYMENT_PROVIDER_DOWN'],
});

export const removeCard = defineCall({
  name: 'stripe.removeCard',
  method: 'DELETE',
  path: '/stripe/cards/:id',
  access: ['Employer'],
  member: { needs: 'billing', stores: 'none' },
  summary: 'Remove a card',
  params: z.strictObject({ id: Id }),
  answer: User,
  status: 200,
  errors: ['CARD_STILL_NEEDED'],
});

export const chooseDefaultCard = defineCall({
  name: 'stripe.chooseDefaultCard',
  method: 'PUT',
  path: '/stripe/cards/:id/default',
  access: ['Employer'],
  member: { needs: 'billing', stores: 'none' },
  summary: 'Choose the card that invoices are charged to',
  params: z.strictObject({ id: Id }),
  answer: User,
  status: 200,
  idempotent: true,
});

export const addBank = defineCall({
  name: 'stripe.addBank',
  method: 'POST',
  path: '/stripe/add-bank',
  access: ['Employer', 'Temp'],
  member: { needs: 'billing', stores: 'none' },
  summary: 'Connect a bank account; only its name and last four digits are stored',
  stepUp: true,
  body: BankForm,
  answer: User,
  status: 200,
  errors: [...ELIGIBILITY_CODES, 'BANK_REFUSED', 'PAYMENT_PROVIDER_DOWN'],
  idempotent: true,
});

export const removeBank = defineCall({
  name: 'stripe.removeBank',
  method: 'DELETE',
  path: '/stripe/banks/:id',
  access: ['Employer', 'Temp'],
  member: { needs: 'billing', stores: 'none' },
  summary: 'Remove a bank account; pay that has not left waits for another one',
  stepUp: true,
  params: z.strictObject({ id: Id }),
  answer: User,
  status: 200,
});

/** The body is Stripe's event, read raw and checked by its signature. */
export const webhook = defineCall({
  name: 'stripe.webhook',
  method: 'POST',
  path: '/stripe/webhook',
  access: 'public',
  summary: "The provider's signed events",
  answer: z.strictObject({ received: z.literal(true) }),
  status: 200,
  errors: ['WEBHOOK_SIGNATURE_INVALID'],
});
