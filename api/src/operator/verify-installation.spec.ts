import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ObjectId } from 'mongodb';
import type { Schema } from 'mongoose';
import { FileStorage } from '../infra/storage/file-storage.ts';
import type { Worker } from '../testing/people.ts';
import { startApi, type TestApi } from '../testing/test-api.ts';
import { LEFT_OUT } from './backup/left-out.ts';
import { runCommand } from './commands.ts';
import { REFERENCES } from './references.ts';
import { uploadedKeys, workedOneShift } from './testing/worked-one-shift.ts';

/** Fields that end as a name does, and why `verify` does not follow them. */
const NOT_FOLLOWED: Readonly<Record<string, readonly string[]>> = {
  'An id of the payment provider': [
    'invoices.charge.counted.paymentId',
    'invoices.charge.paymentId',
    'invoices.charge.secured.paymentId',
    'invoices.charge.takenBack.paymentId',
    'invoices.claims.disputes.paymentId',
    'payouts.transferId',
    'refund_orders.parts.paymentId',
    'securedpays.paymentId',
    'users.banks.providerId',
    'users.cards.providerId',
    'users.connectAccountId',
    'users.customerId',
  ],
  'A form of a text in which it is looked for': [
    'applications.emailKey',
    'business_invitations.emailKey',
    'shifts.cityKey',
    'users.emailKey',
    'users.nameKey',
  ],
  'A key of a browser, a request or what was told': [
    'conversations.business.toldKey',
    'conversations.worker.toldKey',
    'messages.sendId',
    'notices.sendId',
    'outbox.requestId',
    'push_subscriptions.publicKey',
    'second_factors.credentialId',
    'second_factors.publicKey',
  ],
  'A part of a document, or of several': [
    'bookkeeping.stores.locationId',
    'invoices.creditNotes.lineId',
    'permanent_postings.locationId',
    'reviewed_documents.certificateId',
    'schedule_budgets.locationId',
    'schedule_drafts.locationId',
    'schedule_drafts.seriesId',
    'schedule_drafts.supervisorId',
    'shifts.seriesId',
  ],
  'A text of what another field names as well': ['invoices.lines.workerId', 'shifts.invoiceId'],
  'An id that a document had before': [
    'reviewed_documents.earlierIds',
    'reviewed_documents.replacedIds',
  ],
  'An employer removes a permanent posting; what was done with it stays for its own time': [
    'applications.postingId',
    'member_acts.personId',
    'member_acts.postIds',
    'posting_reports.postId',
  ],
  'A search is removed before what it has found': ['found_shifts.searchId'],
  'What was said is removed by its own time, and the pictures of a closed account before it': [
    'message_reports.conversationId',
    'message_reports.imageKey',
    'message_reports.messageId',
    'messages.noticeId',
    'notices.imageKey',
  ],
  'A session ends before its device, and is in no backup': ['push_subscriptions.sessionId'],
};

const A_NAME = /(?:Id|Key)s?$/;

/** Paths of ids and keys in a schema, and in those that are in it. */
const namesIn = (schema: Schema): readonly string[] =>
  Object.entries(schema.paths).flatMap(([path, type]) => {
    const within = (type as { readonly schema?: Schema }).schema;
    if (within) return namesIn(within).map((name) => `${path}.${name}`);
    return A_NAME.test(path) ? [path] : [];
  });

describe('a check of an installation', () => {
  let api: TestApi;
  let worker: Worker;

  beforeAll(async () => {
    api = await startApi();
    worker = await workedOneShift(api);
  }, 60_000);
  afterAll(() => api.stop());

  const run = (...args: string[]) => runCommand(api.app, args);
  const storage = () => api.app.get(FileStorage);

  it('finds that everything fits together', async () => {
    expect((await run('verify')).at(-1)).toBe('Everything fits together.');
  });

  it('follows fields that there are', () => {
    const { models } = api.database.connection;
    const unknown = REFERENCES.filter(
      ({ collection, field, to: target }) =>
        !(models[collection]?.schema.path(field) && models[target]),
    );

    expect(unknown).toEqual([]);
  });

  it('follows every field that names something stored, or it is said why not', () => {
    const followed = REFERENCES.map(({ collection, field }) => `${collection}.${field}`);
    const excused = Object.values(NOT_FOLLOWED).flat();
    const named = Object.values(api.database.connection.models)
      .filter(({ modelName }) => !LEFT_OUT.has(modelName))
      .flatMap(({ modelName, schema }) => namesIn(schema).map((path) => `${modelName}.${path}`));

    expect(named.filter((path) => ![...followed, ...excused].includes(path))).toEqual([]);
    expect(excused.filter((path) => !named.includes(path) || followed.includes(path))).toEqual([]);
  });

  it('looks for no shift of a reward', async () => {
    const payouts = api.database.native.collection('payouts');
    const [workerId, id] = [new ObjectId(worker.id), new ObjectId()];
    const pay = { workerId, employerId: workerId, shiftId: id, invoiceId: id };
    await payouts.insertOne({ ...pay, isReward: true });
    expect((await run('verify')).at(-1)).toBe('Everything fits together.');

    await payouts.updateOne({ shiftId: id }, { $unset: { isReward: 1 } });
    await expect(run('verify')).rejects.toThrow(
      [
        `payouts.shiftId names ${id}, which is not in shifts`,
        `payouts.invoiceId names ${id}, which is not in invoices`,
        '2 problems were found.',
      ].join('\n'),
    );
    await payouts.deleteOne({ shiftId: id });
  });

  it('finds files without an upload, uploads without their file, and files that were altered', async () => {
    const [first = '', second = ''] = await uploadedKeys(api);
    const path = (key: string) => join(api.dataDir, 'uploads', key);
    const [one, two] = [await readFile(path(first)), await readFile(path(second))];
    const nobodys = { key: 'nobodys', uploadKey: 'nobodys', contentType: 'image/jpeg' };
    await storage().store({ ...nobodys, bytes: one });
    await rm(path(first));
    await appendFile(path(second), 'x');

    const said = await run('verify').catch((error: Error) => error.message);

    expect(String(said).split('\n').toSorted()).toEqual(
      [
        '3 problems were found.',
        'The file nobodys belongs to no upload',
        `The file ${first} of an upload is missing`,
        `The file ${second} is not what was uploaded`,
      ].toSorted(),
    );
    await writeFile(path(first), one);
    await writeFile(path(second), two);
    await storage().remove('nobodys');
  });

  it('finds books that do not sum to zero, and what names something that is not there', async () => {
    const native = api.database.native;
    const entries = [{ account: 'cash', amountCents: 5 }];
    const { insertedId } = await native
      .collection('ledger_transactions')
      .insertOne({ kind: 'spec', reference: 'x', at: new Date(), entries });
    const users = native.collection('users');
    const gone = await users.findOneAndDelete({ email: worker.email });

    const said = await run('verify').catch((error: Error) => error.message);

    expect(said).toContain('The books sum to 5 cents instead of zero');
    expect(said).toContain(`assignments.workerId names ${worker.id}, which is not in users`);
    await native.collection('ledger_transactions').deleteOne({ _id: insertedId });
    await users.insertOne(gone ?? {});
  });
});
