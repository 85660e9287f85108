export { PaymentMethodList } from './payment-method-list.tsx';
