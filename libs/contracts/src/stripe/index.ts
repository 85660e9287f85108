export {
  addBank,
  cardEntry,
  chooseDefaultCard,
  removeCard,
  saveCard,
  webhook,
} from './calls.ts';

export { BankForm, CardEntry } from './schemas.ts';
