export { timedCalls } from './timed-calls.ts';
export { waitingCalls } from './waiting-calls.ts';
