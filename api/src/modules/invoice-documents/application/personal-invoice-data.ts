import type { ClosingTerms } from '@leafshift/contracts/users';
import { type Cents, centsToDollars, sumCents } from '@leafshift/domain/money';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EmployerId, UserId } from '../../../core/ids.ts';
import type { PersonalData } from '../../../core/personal-data/personal-data.registry.ts';
import { PersonalDataRegistry } from '../../../core/personal-data/personal-data.registry.ts';
import { type Invoice, Invoices, invoiceView, isDisputed } from '../../invoice/index.ts';

/** What is owed or disputed of an invoice. */
const unsettled = ({ due, claims }: Invoice): Cents =>
  sumCents([
    due,
    ...claims.disputes.filter(({ status }) => status === 'open').map(({ amount }) => amount),
  ]);

const EVER = { from: new Date(0), to: new Date('9999-12-31T00:00:00Z') };

/** Invoices in one's own export. The law wants them kept, so they stay when the account is closed. */
@Injectable()
export class PersonalInvoiceData implements PersonalData, OnModuleInit {
  readonly section = 'invoices';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly invoices: Invoices,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  async collect(userId: UserId): Promise<unknown> {
    return (await this.#all(userId)).map(invoiceView);
  }

  /** Invoices that are not paid, or whose payment is disputed, keep the account open. */
  async closingTerms(userId: UserId): Promise<Partial<ClosingTerms>> {
    const open = (await this.#all(userId)).filter(
      ({ status, claims }) => status === 'open' || isDisputed(claims),
    );
    const amount = centsToDollars(sumCents(open.map(unsettled)));
    return open.length > 0
      ? { blockers: [{ code: 'CLOSE_INVOICES_OPEN', count: open.length, amount }] }
      : {};
  }

  async erase(): Promise<void> {
    return;
  }

  async #all(userId: UserId): Promise<readonly Invoice[]> {
    const invoices: Invoice[] = [];
    for await (const invoice of this.invoices.period(userId as EmployerId, EVER)) {
      invoices.push(invoice);
    }
    return invoices;
  }
}
