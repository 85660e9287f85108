export { live, metrics, openApi, Readiness, ready } from './calls.ts';
