import type { OwnAttendance } from '@leafshift/contracts/attendance';
import type { TempPost } from '@leafshift/contracts/posts';

const HOUR_MS = 3_600_000;

/** What I have said about coming to the shifts of the store; asked 32 hours before the start. */
export function attendanceIn() {
  const answered = new Map<string, string>();
  const arrivings = new Map<string, NonNullable<OwnAttendance['arriving']>>();
  const reports = new Map<string, { at: string; metres: null; stillAt: string | null }>();
  const now = () => new Date().toISOString();
  const before = (shift: TempPost, hours: number) =>
    new Date(Date.parse(shift.date) - hours * HOUR_MS).toISOString();

  const entryOf = (shift: TempPost): OwnAttendance => {
    const nobodyHere = reports.get(shift._id) ?? null;
    const waitsFrom = nobodyHere && Math.max(Date.parse(nobodyHere.at), Date.parse(shift.date));
    return {
      postId: shift._id,
      askedAt: before(shift, 32) <= now() ? before(shift, 32) : null,
      answeredAt: answered.get(shift._id) ?? null,
      arrivingFrom: before(shift, 3),
      arriving: arrivings.get(shift._id) ?? null,
      nobodyHereFrom: before(shift, 1),
      nobodyHereUntil: shift.endDate,
      nobodyHere,
      stillNobodyFrom: waitsFrom === null ? null : new Date(waitsFrom + HOUR_MS).toISOString(),
    };
  };

  return {
    list: (shifts: readonly TempPost[]) =>
      shifts
        .filter(({ confirmedArr }) => confirmedArr[0]?.shiftStatus === 'Confirmed')
        .map(entryOf),
    coming: (shift: TempPost) => {
      answered.set(shift._id, now());
      return entryOf(shift);
    },
    arriving: (shift: TempPost, minutesLate: number) => {
      arrivings.set(shift._id, { at: now(), minutesLate });
      answered.set(shift._id, now());
      return entryOf(shift);
    },
    nobody: (shift: TempPost) => {
      reports.set(shift._id, { at: now(), metres: null, stillAt: null });
      return entryOf(shift);
    },
    still: (shift: TempPost) => {
      const report = reports.get(shift._id);
      if (report) reports.set(shift._id, { ...report, stillAt: now() });
      return entryOf(shift);
    },
  };
}
