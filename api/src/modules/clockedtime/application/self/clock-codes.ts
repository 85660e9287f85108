import type { KeyObject } from 'node:crypto';
import type { ClockCode } from '@leafshift/contracts/clockedtime';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { clockCodeRefusal } from '@leafshift/domain/shift-lifecycle';
import { textCode } from '@leafshift/domain/text-code';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../../core/errors/api-error.ts';
import type { EmployerId, WorkerId } from '../../../../core/ids.ts';
import { AttemptLimits } from '../../../../core/limits/attempt-limits.ts';
import { Clock } from '../../../../infra/clock/clock.ts';
import { DerivedKeys } from '../../../../infra/secrets/derived-keys.ts';
import { type ShiftId, Shifts, toFullLifecycleShift } from '../../../posts/index.ts';
import { codeChangesAt, codeOf, isCodeOf } from '../../domain/clock-code.ts';
import { ClockRules } from '../clock-rules.ts';

const WINDOW_MS = 15 * 60_000;
/** Wrong and right ones together. */
const MOST_OF_WORKER = 10;
/** Two hundred workers may come at once. */
const MOST_OF_SHIFT = 400;

/** The code that an employer's page shows, and its check. Whoever types it has seen that page. */
@Injectable()
export class ClockCodes {
  readonly #key: KeyObject;

  constructor(
    private readonly shifts: Shifts,
    private readonly rules: ClockRules,
    private readonly limits: AttemptLimits,
    private readonly clock: Clock,
    keys: DerivedKeys,
  ) {
    this.#key = keys.keyFor('clock-code');
  }

  /** Throws NOT_FOUND, CLOCK_TOO_EARLY, or that the shift is over. */
  async ofShift(employerId: EmployerId, shiftId: ShiftId): Promise<ClockCode> {
    const shift = (await this.shifts.findOf(employerId, shiftId)) ?? refuse('NOT_FOUND');
    const now = this.clock.now();
    throwIfRefused(clockCodeRefusal(toFullLifecycleShift(shift, []), this.rules.recording(now)));
    return {
      code: codeOf(this.#key, shiftId, now),
      validUntil: codeChangesAt(now).toISOString(),
    };
  }

  /** Throws CLOCK_CODE_WRONG beside its field, or TOO_MANY_REQUESTS. */
  async check(workerId: WorkerId, shiftId: ShiftId, typed: string): Promise<void> {
    if (!(await this.fits(workerId, shiftId, typed, this.clock.now()))) {
      refuse('CLOCK_CODE_WRONG', {
        errors: [{ path: 'code', text: textCode('CLOCK_CODE_WRONG') }],
      });
    }
  }

  /** Whether that was the shift's code at a time, which counts as a try. Throws TOO_MANY_REQUESTS. */
  async fits(workerId: WorkerId, shiftId: ShiftId, typed: string, time: Date): Promise<boolean> {
    await this.limits.count({
      name: 'clock-code-worker',
      who: workerId,
      most: MOST_OF_WORKER,
      windowMs: WINDOW_MS,
    });
    await this.limits.count({
      name: 'clock-code-shift',
      who: shiftId,
      most: MOST_OF_SHIFT,
      windowMs: WINDOW_MS,
    });
    return isCodeOf(this.#key, shiftId, typed, time);
  }
}
