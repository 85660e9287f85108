import { WORKER_NOT_ELIGIBLE } from '@leafshift/domain/eligibility';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { ageRefusal, isRetailJobType } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import type { WorkerId } from '../../../core/ids.ts';
import { CredentialGate } from '../../credentials/index.ts';
import { MarketAccounts } from '../../job-board/index.ts';
import { toLifecycleShift } from '../domain/lifecycle-shift.ts';
import type { Shift } from '../domain/shift.ts';

/** Whether a worker is old enough for a shift and has what it needs, when they are confirmed on it. */
@Injectable()
export class WorkerFitness {
  constructor(
    private readonly accounts: MarketAccounts,
    private readonly credentials: CredentialGate,
  ) {}

  /** The birth date may have been corrected since the request. Why, the employer does not learn. */
  async requireAge(workerId: WorkerId, shift: Shift): Promise<void> {
    if (!isRetailJobType(shift.jobType)) {
      return;
    }
    const { birthDay } = await this.accounts.getWorker(workerId);
    throwIfRefused(ageRefusal(toLifecycleShift(shift, null), birthDay) && WORKER_NOT_ELIGIBLE);
  }

  /** Throws CREDENTIALS_MISSING as the employer reads it. */
  requireCredentials(workerId: WorkerId, shift: Shift): Promise<void> {
    return this.credentials.requireOf(workerId, shift);
  }
}
