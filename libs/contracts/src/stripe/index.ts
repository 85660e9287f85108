export {
  addBank,
  cardEntry,
  chooseDefaultCard,
  removeCard,
  saveCard,
  webhook,
} from './calls.ts';
export { stripeErrors } from './errors.ts';
export { BankForm, CardEntry } from './schemas.ts';
