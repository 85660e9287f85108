export { Money } from './money.tsx';
export { ShiftDate, ShiftTime, TimeOfDay } from './shift-time.tsx';
export { TimeAgo } from './time-ago.tsx';
