import { readdir } from 'node:fs/promises';
import { type Check, unless } from './evidence.ts';

const MOST_NAMED = 10;
/** Each delivers one notification, which may be one mail. */
const DELIVERIES = ['notification.deliver', 'notification.deliverOfShift'];

/** Every mail was sent once and is there, nobody is told twice of one thing, and nothing was given up. */
export const checkMails: Check = async ({ database, mailFolder }) => {
  const mails = database.collection('deliveries');
  const again = await mails
    .find({ kind: 'mail', $or: [{ tries: { $gt: 1 } }, { state: { $ne: 'done' } }] })
    .limit(MOST_NAMED)
    .toArray();
  const noted = await mails.countDocuments({ kind: 'mail' });
  const files = (await readdir(mailFolder)).filter((name) => name.endsWith('.eml')).length;
  const told = await database.collection('notifications').countDocuments();
  const delivered = await database
    .collection('outbox')
    .countDocuments({ kind: { $in: DELIVERIES } });
  const dead = await database
    .collection('outbox')
    .find({ state: 'dead' })
    .limit(MOST_NAMED)
    .toArray();
  return [
    ...again.map(({ what, state, tries }) => `the mail '${what}' is ${state} after ${tries} tries`),
    ...unless(files === noted, `${files} mails are in the folder, ${noted} were noted`),
    ...unless(told === delivered, `${told} notifications were delivered ${delivered} times`),
    ...dead.map(({ kind, lastError }) => `a record ${kind} was given up: ${lastError}`),
  ];
};
