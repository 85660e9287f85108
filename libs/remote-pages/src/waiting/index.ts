export { useWaitingCall } from './use-waiting-call.ts';
