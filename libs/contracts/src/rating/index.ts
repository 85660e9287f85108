export { rateWorker } from './calls.ts';
