export { RatingForm, rateWorker } from './calls.ts';
