export { securityLog } from './calls.ts';
export { SECURITY_EVENTS, SecurityEntry } from './schemas.ts';
