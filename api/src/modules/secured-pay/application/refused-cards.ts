import { Injectable } from '@nestjs/common';
import type { EmployerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { SecuredPayStandings } from '../../eligibility/index.ts';
import { SecuredPayRepository } from '../domain/secured-pay.repository.ts';

/** Tells whether a business has a card that refused what is to be set aside. */
@Injectable()
export class RefusedCards extends SecuredPayStandings {
  constructor(
    private readonly pays: SecuredPayRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  override hasRefused(employerId: EmployerId): Promise<boolean> {
    return this.pays.hasRefused(employerId, this.clock.now());
  }
}
