import { Injectable } from '@nestjs/common';
import { Config } from '../../../../infra/config/config.ts';
import {
  type BilledShift,
  type BilledWorker,
  type BillingTerms,
  billShift,
  type InvoiceFacts,
  type InvoiceId,
  InvoiceIssuer,
} from '../../../invoice/index.ts';
import { FORMER_MEMBER } from '../../domain/person.ts';
import type { ShiftPlace } from '../../domain/place.ts';
import { MarketAccounts } from '../../domain/ports/market-accounts.ts';
import type { Shift } from '../../domain/shift.ts';

/** Hands a submitted shift to invoicing. */
@Injectable()
export class ShiftBilling {
  constructor(
    private readonly issuer: InvoiceIssuer,
    private readonly accounts: MarketAccounts,
    private readonly config: Config,
  ) {}

  /** Issues the invoice of a shift whose confirmed workers are all completed, in the running transaction. */
  async bill(invoiceId: InvoiceId, shift: Shift, places: readonly ShiftPlace[]): Promise<void> {
    await this.issuer.issue(invoiceId, ...(await this.#billed(shift, places)));
  }

  /** The amounts of the invoice that submitting the shift would make now. */
  async preview(shift: Shift, places: readonly ShiftPlace[]): Promise<InvoiceFacts> {
    return billShift(...(await this.#billed(shift, places)));
  }

  async #billed(shift: Shift, places: readonly ShiftPlace[]): Promise<[BilledShift, BillingTerms]> {
    const employer = await this.accounts.getEmployer(shift.employerId);
    const cards = await this.accounts.cards(places.map((place) => place.workerId));
    const { locationName, fullAddress, province } = shift.location;
    return [
      {
        employerId: shift.employerId,
        shiftId: shift.id,
        startsAt: shift.startsAt,
        timeZone: shift.timeZone,
        jobTitle: shift.jobTitle,
        location: { locationName, fullAddress, province },
        rate: shift.rate,
        workers: places.map((place) =>
          billedWorker(place, cards.get(place.workerId) ?? FORMER_MEMBER),
        ),
      },
      {
        billTo: { name: employer.name, address: employer.address },
        fees: employer.fees,
        taxOverrides: this.config.env.TAX_OVERRIDES,
      },
    ];
  }
}

function billedWorker(place: ShiftPlace, card: { readonly name: string }): BilledWorker {
  const { id, workerId, checkInTime, checkOutTime } = place;
  if (!checkInTime || !checkOutTime) {
    throw new Error(`A completed place without its times: ${id}`);
  }
  return { placeId: id, workerId, name: card.name, checkInTime, checkOutTime };
}
