import { paidTime } from '@leafshift/domain/paid-time';
import { workedHours } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import type { EmployerId } from '../../../core/ids.ts';
import { Config } from '../../../infra/config/config.ts';
import type { Assignment } from '../../assignments/index.ts';
import { BusinessBookkeeping } from '../../bookkeeping/index.ts';
import {
  type BilledShift,
  type BilledWorker,
  type BillingTerms,
  billShift,
  type Invoice,
  type InvoiceFacts,
  type InvoiceId,
  InvoiceIssuer,
} from '../../invoice/index.ts';
import { FORMER_MEMBER, MarketAccounts } from '../../job-board/index.ts';
import { type Shift } from '../../posts/index.ts';

interface Work {
  readonly shift: Shift;
  readonly assignments: readonly Assignment[];
}

/** What the bills of one business share. */
interface Known {
  readonly employer: Awaited<ReturnType<MarketAccounts['getEmployer']>>;
  readonly cards: Awaited<ReturnType<MarketAccounts['cards']>>;
  readonly references: Awaited<ReturnType<BusinessBookkeeping['referencesOf']>>;
}

/** Hands a submitted or cancelled shift to invoicing. */
@Injectable()
export class ShiftBilling {
  constructor(
    private readonly issuer: InvoiceIssuer,
    private readonly accounts: MarketAccounts,
    private readonly bookkeeping: BusinessBookkeeping,
    private readonly config: Config,
  ) {}

  /** Issues the invoice of who completed the shift and of whom it owes late pay, in the running transaction. */
  async bill(
    invoiceId: InvoiceId,
    shift: Shift,
    assignments: readonly Assignment[],
  ): Promise<Invoice> {
    return this.issuer.issue(invoiceId, ...(await this.#billed(shift, assignments)));
  }

  /** The amounts of the invoice that submitting the shift would make now. */
  async preview(shift: Shift, assignments: readonly Assignment[]): Promise<InvoiceFacts> {
    return billShift(...(await this.#billed(shift, assignments)));
  }

  /** The same for several shifts of one business, reading what they share once. */
  async previews(
    employerId: EmployerId,
    works: readonly Work[],
  ): Promise<{ readonly shift: Shift; readonly facts: InvoiceFacts }[]> {
    const known = await this.#known(employerId, works);
    return works.map((work) => ({
      shift: work.shift,
      facts: billShift(...this.#billedOf(work, known)),
    }));
  }

  async #billed(
    shift: Shift,
    assignments: readonly Assignment[],
  ): Promise<[BilledShift, BillingTerms]> {
    const work = { shift, assignments };
    return this.#billedOf(work, await this.#known(shift.employerId, [work]));
  }

  async #known(employerId: EmployerId, works: readonly Work[]): Promise<Known> {
    const workerIds = works.flatMap(({ assignments }) =>
      assignments.map(({ workerId }) => workerId),
    );
    return {
      employer: await this.accounts.getEmployer(employerId),
      cards: await this.accounts.cards([...new Set(workerIds)]),
      references: await this.bookkeeping.referencesOf(employerId),
    };
  }

  #billedOf(
    { shift, assignments }: Work,
    { employer, cards, references }: Known,
  ): [BilledShift, BillingTerms] {
    const { id, locationName, fullAddress, province } = shift.location;
    const { ISSUER_GST_NUMBER = null, TAX_OVERRIDES } = this.config.env;
    return [
      {
        employerId: shift.employerId,
        shiftId: shift.id,
        startsAt: shift.startsAt,
        timeZone: shift.timeZone,
        jobTitle: shift.jobTitle,
        location: { id, locationName, fullAddress, province },
        rate: shift.rate,
        workers: assignments.map((assignment) =>
          billedWorker(shift, assignment, cards.get(assignment.workerId) ?? FORMER_MEMBER),
        ),
      },
      {
        billTo: { name: employer.name, address: employer.address },
        references: { issuerGstNumber: ISSUER_GST_NUMBER, ...references(id) },
        fees: employer.fees,
        taxOverrides: TAX_OVERRIDES,
      },
    ];
  }
}

function billedWorker(
  shift: Shift,
  assignment: Assignment,
  card: { readonly name: string },
): BilledWorker {
  const { id, workerId, checkInTime, checkOutTime, breakMinutes, latePayHours } = assignment;
  const line = { assignmentId: id, workerId, name: card.name, checkInTime, checkOutTime };
  if (latePayHours !== null) {
    return { ...line, breakMinutes: 0, kind: 'late-cancellation', hours: latePayHours };
  }
  if (!checkInTime || !checkOutTime) {
    throw new Error(`A completed assignment without its times: ${id}`);
  }
  const worked = workedHours(checkInTime, checkOutTime, breakMinutes);
  const leftByChoice = assignment.leftByChoice !== null;
  const paid = paidTime(shift, { checkInTime, checkOutTime, hours: worked, leftByChoice });
  return {
    ...line,
    ...paid,
    breakMinutes,
    ...(paid.kind === 'sent-home' && { workedHours: worked }),
  };
}
