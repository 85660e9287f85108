import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStorage } from '../infra/storage/file-storage.ts';
import type { Worker } from '../testing/people.ts';
import { startApi, type TestApi } from '../testing/test-api.ts';
import { runCommand } from './commands.ts';
import { REFERENCES } from './references.ts';
import { uploadedKeys, workedOneShift } from './testing/worked-one-shift.ts';

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
