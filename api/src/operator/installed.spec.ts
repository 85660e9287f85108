import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { type InstalledApi, installApi } from '../../../tools/drills/api/installed-api.ts';
import { PRODUCTION } from '../testing/production.ts';
import { databaseUri, newDatabaseName } from '../testing/test-database.ts';

describe('an installation without what builds it', () => {
  const uri = databaseUri(newDatabaseName());
  let api: InstalledApi;
  let database: MongoClient;

  beforeAll(async () => {
    database = await MongoClient.connect(uri);
    api = await installApi();
  }, 120_000);
  afterAll(async () => {
    await database.db().dropDatabase();
    await database.close();
    await api.remove();
  });

  const settings = () => ({
    MONGODB_URI: uri,
    DATA_DIR: api.folder,
    PORTAL_URL: 'https://portal.test',
    ...PRODUCTION,
  });
  const run = (...args: string[]) => api.run(args, settings());
  const operator = (...args: string[]) => api.operator(args, settings());

  it.each([
    ['mongodb', true],
    ['@fontsource/noto-sans', true],
    ['nx', false],
    ['react', false],
    ['typescript', false],
  ])('has %s: %s', (name, isThere) => {
    expect(existsSync(join(api.folder, 'node_modules', name))).toBe(isThere);
  });

  it("runs the operator's commands", async () => {
    expect((await operator('migrate')).output).toContain('is as this release needs it.');
    const books = await operator('check-ledger');
    expect(books.output.trim()).toBe('The books sum to zero over 0 entries.');
    const folder = join(api.folder, 'backup');
    expect((await operator('backup', folder)).output).toContain('and 0 files are in');
    expect((await operator('verify', folder)).output).toMatch(/^The backup of .* is whole\./);
  }, 300_000);

  it('does not start on a database of a newer release, and says so in one sentence', async () => {
    const records = database.db().collection<{ _id: string; readableFrom: number }>('migrations');
    await records.insertOne({ _id: '2099-01-01-contract', readableFrom: 99 });

    for (const args of [['api/dist/main.js'], ['deploy/operator.mjs', 'check-ledger']]) {
      const { code, output } = await run(...args);
      expect({ code, said: output.trim().split('\n').at(-1) }).toEqual({
        code: 1,
        said: expect.stringMatching(/^This release knows version 1 of the database; a newer one/),
      });
    }
    await records.deleteOne({ _id: '2099-01-01-contract' });
  });
});
