import { OutboxRepository } from '../infra/outbox/outbox.repository.ts';
import { SystemDesk } from '../modules/back-office/index.ts';
import { actingAdmin, type Command, MissingArgument } from './arguments.ts';
import { OperatorError } from './operator-error.ts';

const MOST = 100;
const RECORD_ID = /^[0-9a-f]{24}$/;

/** What the operator can ask for about work that failed for good. */
export const OUTBOX_USAGE = `  dead                                      print outbox records that failed for good, oldest first
  send-again <record> | --kind <kind> [--as …]
                                            try one of them again, or all of a kind`;

const listDead: Command = async (app) => {
  const records = await app.get(OutboxRepository).listDead(MOST);
  const lines = records.map(({ _id, kind, attempts, createdAt, lastError = '' }) =>
    [
      _id.toHexString(),
      kind,
      `${attempts} attempts`,
      createdAt.toISOString(),
      lastError.replaceAll(/\p{Cc}+/gu, ' '),
    ].join('  '),
  );
  const more = records.length === MOST ? ['There may be more; see to these first.'] : [];
  return lines.length > 0 ? [...lines, ...more] : ['No outbox record is dead.'];
};

const sendAgain: Command = async (app, { subject, kind, as }) => {
  if (!subject === !kind) {
    throw new MissingArgument("Please give a record's id, as `dead` prints it, or --kind.");
  }
  if (subject && !RECORD_ID.test(subject)) {
    throw new OperatorError(`${subject} is no record’s id.`);
  }
  const desk = app.get(SystemDesk);
  const admin = await actingAdmin(app, as);
  if (!kind) {
    await desk.retry(admin, subject ?? '');
    return ['1 outbox record is tried again.'];
  }
  const count = await desk.retryKind(admin, kind);
  return [`${count} outbox ${count === 1 ? 'record is' : 'records are'} tried again.`];
};

/** Outbox records that failed for good. */
export const OUTBOX_COMMANDS: Readonly<Record<string, Command>> = {
  dead: listDead,
  'send-again': sendAgain,
};
