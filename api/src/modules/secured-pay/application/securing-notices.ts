import { centsToText } from '@leafshift/domain/money';
import { payRefusalTexts } from '@leafshift/domain/secured-pay';
import { Injectable } from '@nestjs/common';
import type { UserId } from '../../../core/ids.ts';
import { EmployerAssignmentRepository } from '../../assignments/index.ts';
import { Notifier } from '../../notification/index.ts';
import { Shifts } from '../../posts/index.ts';
import type { SecuredPay } from '../domain/secured-pay.ts';

const KINDS = { refused: 'pay-not-secured', secured: 'pay-secured' } as const;

/** Tells a business how its card stands, and open windows that something has changed. */
@Injectable()
export class SecuringNotices {
  constructor(
    private readonly shifts: Shifts,
    private readonly assignments: EmployerAssignmentRepository,
    private readonly notifier: Notifier,
  ) {}

  /** In the running transaction. */
  async tell({ shiftId, employerId, securing }: SecuredPay, of: keyof typeof KINDS): Promise<void> {
    const shift = await this.shifts.find(shiftId);
    if (!shift) {
      return;
    }
    await this.notifier.notify({
      userId: employerId,
      kind: KINDS[of],
      params: {
        jobTitle: shift.jobTitle,
        location: shift.location.locationName,
        date: shift.startsAt.toISOString(),
        timeZone: shift.timeZone,
        postId: shift.id,
        ...(securing.amount !== null && { amount: centsToText(securing.amount) }),
        ...(securing.state === 'refused' && {
          reason: payRefusalTexts[securing.refusal.code],
          until: securing.refusal.mendBy.toISOString(),
        }),
      },
      image: null,
      link: `/posts?shift=${shift.id}&view=confirmed`,
    });
  }

  /** Who sees whether the pay of the shift is secured. */
  async readers({ shiftId, employerId }: SecuredPay): Promise<readonly UserId[]> {
    const taken = await this.assignments.listTaken(employerId, [shiftId]);
    const confirmed = taken.filter(({ state }) => state === 'confirmed');
    return [employerId, ...confirmed.map(({ workerId }) => workerId)];
  }
}
