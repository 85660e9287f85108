export { clockIn, clockOut, clockRules } from './calls.ts';
