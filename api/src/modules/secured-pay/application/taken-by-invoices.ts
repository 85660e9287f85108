import { Injectable } from '@nestjs/common';
import type { EmployerId } from '../../../core/ids.ts';
import { asId } from '../../../core/ids.ts';
import { type SecuredAmount, SecuredPayments } from '../../invoice/index.ts';
import type { ShiftId } from '../../posts/index.ts';
import { SecuredPayRepository } from '../domain/secured-pay.repository.ts';
import { SecuringSteps } from './securing-steps.ts';

/** Hands what is set aside for a shift to its invoice. */
@Injectable()
export class TakenByInvoices extends SecuredPayments {
  constructor(
    private readonly pays: SecuredPayRepository,
    private readonly steps: SecuringSteps,
  ) {
    super();
  }

  override async take(employerId: EmployerId, shiftId: string): Promise<SecuredAmount | null> {
    const pay = await this.pays.find(asId<ShiftId>(shiftId));
    if (pay?.employerId !== employerId) {
      return null;
    }
    await this.steps.applyTo(pay, { kind: 'unwanted', isTaken: true });
    const { securing } = pay;
    return securing.state === 'secured' && securing.amount !== null
      ? { paymentId: securing.paymentId, amount: securing.amount }
      : null;
  }
}
