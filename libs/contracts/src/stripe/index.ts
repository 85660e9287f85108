export {
  addBank,
  cardEntry,
  chooseDefaultCard,
  removeBank,
  removeCard,
  saveCard,
  webhook,
} from './calls.ts';

export { BankForm, CardEntry } from './schemas.ts';
