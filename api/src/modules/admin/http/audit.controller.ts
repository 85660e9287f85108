import { audit, auditCsv, securityLogCsv } from '@leafshift/contracts/back-office';
import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { Controller, StreamableFile } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { AdminCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { AuditSearch } from '../application/audit-search.ts';
import { SecurityLogSearch } from '../application/security-log-search.ts';

@Controller()
export class AuditController {
  constructor(
    private readonly log: AuditSearch,
    private readonly securityLog: SecurityLogSearch,
  ) {}

  @Endpoint(audit)
  search(
    @Input() { query: { limit, cursor, ...query } }: CallParsed<typeof audit>,
  ): Promise<CallAnswer<typeof audit>> {
    return this.log.search(query, { limit, cursor });
  }

  @Endpoint(auditCsv)
  async export(
    @Caller() { userId }: AdminCaller,
    @Input() { query }: CallParsed<typeof auditCsv>,
  ): Promise<StreamableFile> {
    return csvFile('audit', await this.log.export(userId, query));
  }

  @Endpoint(securityLogCsv)
  async exportSecurityLog(
    @Caller() { userId }: AdminCaller,
    @Input() { query }: CallParsed<typeof securityLogCsv>,
  ): Promise<StreamableFile> {
    const text = await this.securityLog.export(query);
    await this.log.noteExport(userId, 'security', query);
    return csvFile('security-log', text);
  }
}

const csvFile = (name: string, text: string): StreamableFile =>
  new StreamableFile(Buffer.from(text), {
    type: 'text/csv',
    disposition: `attachment; filename="leafshift-${name}.csv"`,
  });
