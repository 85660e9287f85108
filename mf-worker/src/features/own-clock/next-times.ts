import type { ClockedMoment, Timesheet } from '@leafshift/contracts/clockedtime';

/** Which of my times I can record next, with a code and without one; null where there is none. */
export interface NextTimes {
  readonly byCode: ClockedMoment | null;
  readonly byWord: ClockedMoment | null;
}

/** A code still counts where only my word stands for a time. */
export function nextTimes(sheet: Timesheet | null): NextTimes {
  if (!sheet) return { byCode: 'in', byWord: 'in' };
  const { employer, worker } = sheet;
  const hasCome = worker.clockIn !== null || employer.clockIn !== null;
  const hasLeft = worker.clockOut !== null || employer.clockOut !== null;
  const waits = (moment: ClockedMoment) => worker.unwitnessed.includes(moment);
  if (!hasCome) return { byCode: 'in', byWord: 'in' };
  if (employer.clockIn === null) return { byCode: 'in', byWord: hasLeft ? null : 'out' };
  return {
    byCode: !hasLeft || (waits('out') && employer.clockOut === null) ? 'out' : null,
    byWord: hasLeft ? null : 'out',
  };
}
