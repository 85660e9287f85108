import { type Db, ObjectId } from 'mongodb';
import type { Crowd } from './crowd.ts';
import { until } from './until.ts';
import type { World } from './world/world.ts';

/** How many of these shifts are not stored. */
export async function missingShifts(database: Db, ids: readonly string[]): Promise<number> {
  const stored = await database
    .collection('shifts')
    .countDocuments({ _id: { $in: ids.map((id) => new ObjectId(id)) } });
  return ids.length - stored;
}

/** The mail address that somebody signs in with. */
export async function addressOf(database: Db, personId: string): Promise<string> {
  const user = await database.collection('users').findOne({ _id: new ObjectId(personId) });
  return String(user?.email);
}

/** What is left when everything is over. */
export interface Evidence {
  /** Shifts that were said to be posted and are not there. */
  readonly lost: number;
  /** Postings whose one answer was lost with a process; each may be there once. */
  readonly answersLost: number;
  /** Shifts of the crowd that are there though nobody was told so, beyond those. */
  readonly unasked: number;
  /** When all were stored that nobody was told of. */
  readonly unaskedAt: readonly Date[];
  /** Records of the outbox that failed for good. */
  readonly dead: number;
  readonly mails: number;
  /** Mails that came more than once under one id. */
  readonly mailsTwice: number;
}

/** Waits until nothing is due any more, and counts. The crowd's shifts start after the time. */
export async function gatherEvidence(
  world: World,
  crowd: Crowd,
  startsAfter: Date,
): Promise<Evidence> {
  const answersLost = await crowd.settle();
  const { acknowledged } = crowd;
  const database = world.client.db();
  const outbox = database.collection('outbox');
  await until('the outbox is empty of what is due', async () => {
    const due = { state: 'waiting', dueAt: { $lte: new Date() } };
    return (await outbox.countDocuments(due)) === 0;
  });
  const posted = await database
    .collection('shifts')
    .distinct('_id', { startsAt: { $gt: startsAfter } });
  const unasked = posted.filter((id) => !acknowledged.has(String(id)));
  const ids = world.mail.received.map(({ messageId }) => messageId);
  return {
    lost: await missingShifts(database, [...acknowledged]),
    answersLost,
    unasked: Math.max(0, unasked.length - answersLost),
    unaskedAt: unasked.map((id: ObjectId) => id.getTimestamp()),
    dead: await outbox.countDocuments({ state: 'dead' }),
    mails: ids.length,
    mailsTwice: ids.length - new Set(ids).size,
  };
}
