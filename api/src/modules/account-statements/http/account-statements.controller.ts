import { accountStatement, accountStatementPdf } from '@leafshift/contracts/account-statements';
import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { Controller, type StreamableFile } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { EmployerCaller } from '../../../core/caller/caller.ts';
import { requestLanguage } from '../../../core/context/request-context.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asDownload, PDF } from '../../../core/files/as-download.ts';
import { accountStatementView } from '../application/account-statement.view.ts';
import { AccountStatements } from '../application/account-statements.ts';
import { accountStatementPdf as drawn } from '../application/pdf/account-statement-pdf.ts';

/** A business's account month by month. */
@Controller()
export class AccountStatementsController {
  constructor(private readonly statements: AccountStatements) {}

  @Endpoint(accountStatement)
  async get(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof accountStatement>,
  ): Promise<CallAnswer<typeof accountStatement>> {
    return accountStatementView(await this.statements.of(userId, params.period));
  }

  @Endpoint(accountStatementPdf)
  async pdf(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof accountStatementPdf>,
  ): Promise<StreamableFile> {
    const statement = await this.statements.of(userId, params.period);
    const parties = {
      issuer: this.statements.issuer,
      business: await this.statements.business(userId),
    };
    const bytes = await drawn(statement, parties, requestLanguage());
    return asDownload(`leafshift-statement-${params.period}.pdf`, bytes, PDF);
  }
}
