export { clockIn, clockOut } from './calls.ts';
