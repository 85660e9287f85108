export { BankForm } from './bank-form.tsx';
