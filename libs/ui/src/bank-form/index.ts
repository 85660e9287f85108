export { BankForm } from './bank-form.tsx';
export { NewBankNote } from './new-bank-note.tsx';
