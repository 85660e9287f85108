import { asId } from '../core/ids.ts';
import { Clock } from '../infra/clock/clock.ts';
import { type DeadRecordId, OutboxRepository } from '../infra/outbox/outbox.repository.ts';
import { OutboxWorker } from '../infra/outbox/outbox-worker.ts';
import { type Command, MissingArgument } from './arguments.ts';
import { OperatorError } from './operator-error.ts';

const MOST = 100;
const RECORD_ID = /^[0-9a-f]{24}$/;

/** What the operator can ask for about work that failed for good. */
export const OUTBOX_USAGE = `  dead                                      print outbox records that failed for good, oldest first
  send-again <record> | --kind <kind>       try one of them again, or all of a kind`;

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

const sendAgain: Command = async (app, { subject, kind }) => {
  if (!subject === !kind) {
    throw new MissingArgument("Please give a record's id, as `dead` prints it, or --kind.");
  }
  if (subject && !RECORD_ID.test(subject)) {
    throw new OperatorError(`${subject} is no record’s id.`);
  }
  const which = subject ? { id: asId<DeadRecordId>(subject) } : { kind: kind ?? '' };
  const count = await app.get(OutboxRepository).revive(which, app.get(Clock).now());
  if (count === 0) {
    throw new OperatorError('No dead outbox record is meant by that.');
  }
  app.get(OutboxWorker).kick();
  return [`${count} outbox ${count === 1 ? 'record is' : 'records are'} tried again.`];
};

/** Outbox records that failed for good. */
export const OUTBOX_COMMANDS: Readonly<Record<string, Command>> = {
  dead: listDead,
  'send-again': sendAgain,
};
