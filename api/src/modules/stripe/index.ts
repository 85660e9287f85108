export { atProvider } from './application/at-provider.ts';
export { StripeModule } from './stripe.module.ts';
