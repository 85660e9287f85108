export { Money } from './money.tsx';
export { readersZone } from './readers-zone.ts';
export { ShiftDate, ShiftTime, TimeOfDay } from './shift-time.tsx';
export { TextWith } from './text-with.tsx';
export { TimeAgo } from './time-ago.tsx';
