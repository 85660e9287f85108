import { textCode } from '@leafshift/domain/text-code';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId, UserId } from '../../../core/ids.ts';
import type { PersonalData } from '../../../core/personal-data/personal-data.registry.ts';
import { PersonalDataRegistry } from '../../../core/personal-data/personal-data.registry.ts';
import { InvoiceRepository } from '../domain/invoice.repository.ts';
import type { Invoice } from '../domain/invoice.ts';
import { invoiceView } from './invoice.view.ts';

const EVER = { from: new Date(0), to: new Date('9999-12-31T00:00:00Z') };

/** Invoices in one's own export. The law wants them kept, so they stay when the account is closed. */
@Injectable()
export class PersonalInvoiceData implements PersonalData, OnModuleInit {
  readonly section = 'invoices';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly invoices: InvoiceRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  async collect(userId: UserId): Promise<unknown> {
    return (await this.#all(userId)).map(invoiceView);
  }

  async erase(userId: UserId): Promise<void> {
    if ((await this.#all(userId)).some(({ status }) => status === 'open')) {
      refuse('STATE_CONFLICT', {
        text: textCode('CLOSE_INVOICES_OPEN'),
      });
    }
  }

  async #all(userId: UserId): Promise<readonly Invoice[]> {
    const invoices: Invoice[] = [];
    for await (const invoice of this.invoices.period(userId as EmployerId, EVER)) {
      invoices.push(invoice);
    }
    return invoices;
  }
}
