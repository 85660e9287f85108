export { affiliate } from './calls.ts';
export { Affiliate } from './schemas.ts';
