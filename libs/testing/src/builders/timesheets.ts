import { Timesheet } from '@leafshift/contracts/clockedtime';
import { anId } from './an-id.ts';
import { builderOf } from './builder.ts';

/** Ana Roy's hours on the shift of `aTempPost`, of which nothing is recorded yet. */
export const aTimesheet = builderOf(Timesheet, () => ({
  _id: anId(411),
  postId: anId(301),
  confirmedId: anId(411),
  state: 'open' as const,
  employer: { clockIn: null, clockOut: null, breakMinutes: 0 },
  worker: {
    clockIn: null,
    clockOut: null,
    witnessed: false,
    unwitnessed: [],
    breakMinutes: null,
    clockInMetres: null,
    clockOutMetres: null,
  },
  corrections: [],
  agreed: null,
  dispute: null,
  decision: null,
  acceptBy: null,
}));
