export { postKey, postsKey } from './post-keys.ts';
export { assignmentStateOf, timesOf, toLifecycleShift, workTermsOf } from './to-lifecycle-shift.ts';
export { alertKindOf, useShiftChange } from './use-shift-change.ts';
