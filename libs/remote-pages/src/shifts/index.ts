export { postKey, postsKey } from './post-keys.ts';
export { assignmentStateOf, timesOf, toLifecycleShift } from './to-lifecycle-shift.ts';
export { alertKindOf, useShiftChange } from './use-shift-change.ts';
