export { live, metrics, Readiness, ready } from './calls.ts';
