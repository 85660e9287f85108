export { SecurityLog } from './application/security-log.ts';

export { SecurityModule } from './security.module.ts';
