export { useWaitingCall } from './use-waiting-call.ts';
export { useWaitingInputs } from './use-waiting-inputs.ts';
