export { brandName } from './brand-name.ts';
export { PaymentMethodList } from './payment-method-list.tsx';
