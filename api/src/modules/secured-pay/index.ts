export { SecuredPayEvents } from './application/secured-pay-events.ts';
export { type SecuredPayDocument, securedPayCollection } from './persistence/secured-pay.schema.ts';
export { SecuredPayModule } from './secured-pay.module.ts';
