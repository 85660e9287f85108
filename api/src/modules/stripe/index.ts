export { StripeModule } from './stripe.module.ts';
