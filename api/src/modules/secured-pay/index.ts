export { SecuredPayEvents } from './application/secured-pay-events.ts';
export { SecuredPayModule } from './secured-pay.module.ts';
