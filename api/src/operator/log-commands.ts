import type { INestApplicationContext } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { Database } from '../infra/mongo/database.ts';
import { SecurityLog } from '../modules/security/index.ts';
import type { Arguments, Command } from './arguments.ts';
import { OperatorError } from './operator-error.ts';

const PART = 500;

/** What the operator can ask for about the two logs that are kept. */
export const LOG_USAGE = `  export-audit-log [--from …] [--to …]      print the audit log, oldest first, one JSON object a line
  export-security-log [--from …] [--to …]   print the security log, newest first, one JSON object a line`;

interface Range {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

const rangeOf = ({ from, to }: Arguments): Range => ({
  from: timeOf('--from', from),
  to: timeOf('--to', to),
});

function timeOf(option: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) {
    throw new OperatorError(`${option} is a day or a time in UTC, such as 2026-12-01.`);
  }
  return time;
}

/** An id says when its document was written, so that the collection needs no further index. */
const idAt = (time: Date): ObjectId =>
  ObjectId.createFromHexString(
    `${Math.floor(time.getTime() / 1000)
      .toString(16)
      .padStart(8, '0')}${'0'.repeat(16)}`,
  );

const exportAuditLog: Command = async (app: INestApplicationContext, args) => {
  const { from, to } = rangeOf(args);
  const range = { ...(from && { $gte: idAt(from) }), ...(to && { $lt: idAt(to) }) };
  const entries = app
    .get(Database)
    .native.collection('audit_log')
    .find(from || to ? { _id: range } : {})
    .sort({ _id: 1 })
    .batchSize(PART);
  for await (const entry of entries) args.print(JSON.stringify(entry));
  return [];
};

const exportSecurityLog: Command = async (app, args) => {
  const log = app.get(SecurityLog);
  let cursor: string | undefined;
  do {
    const page = await log.search({ ...rangeOf(args), limit: PART, cursor });
    for (const entry of page.entries) args.print(JSON.stringify(entry));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return [];
};

/** The audit log and the security log, to keep elsewhere. */
export const LOG_COMMANDS: Readonly<Record<string, Command>> = {
  'export-audit-log': exportAuditLog,
  'export-security-log': exportSecurityLog,
};
