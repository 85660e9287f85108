export { addPushDevice, pushState, removePushDevice, testPush } from './calls.ts';
export { PushDevice, PushMessage, PushState, PushSubscriptionKeys } from './schemas.ts';
