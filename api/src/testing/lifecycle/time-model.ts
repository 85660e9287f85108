import { passOn } from './line-model.ts';
import { HOUR, type Model, type ModelShift } from './market.ts';
import { askIfDue } from './pay-model.ts';

/** Hours before the start at which who is confirmed is asked whether they still come. */
const ASKED_BEFORE = [32, 20];

/** When the next thing happens by itself after now, until that time. */
export function nextDue(model: Model, until: number): number | null {
  const due = model.shifts
    .flatMap((shift) => [
      ...ASKED_BEFORE.map((hours) => shift.startsAt - hours * HOUR),
      ...(shift.offer ? [shift.offer.until] : []),
      ...(shift.pay && 'at' in shift.pay ? [shift.pay.at] : []),
    ])
    .filter((at) => at > model.now && at <= until);
  return due.length > 0 ? Math.min(...due) : null;
}

/** It is that time now, with all that happens by itself. */
export function happen(model: Model, now: number): void {
  model.now = now;
  for (const shift of model.shifts) {
    askWhetherComing(shift, now);
    askIfDue(model, shift);
    if (shift.offer && shift.offer.until <= now) {
      passOn(model, shift);
    }
  }
}

function askWhetherComing(shift: ModelShift, now: number): void {
  for (const assignment of shift.workers.values()) {
    const isDue = ASKED_BEFORE.some((hours) => {
      const at = shift.startsAt - hours * HOUR;
      return at === now && (assignment.confirmedAt ?? now) < at;
    });
    if (isDue && shift.state === 'open' && assignment.status === 'booked') {
      assignment.coming ??= 'asked';
    }
  }
}
