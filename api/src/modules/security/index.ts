export { OwnerMails } from './application/owner-mails.ts';
export { SecurityLog } from './application/security-log.ts';
export { WelcomeMails } from './application/welcome-mails.ts';
export { type Owner, Owners } from './domain/owners.ts';
export { SecurityModule } from './security.module.ts';
