import { changePreferences, preferences } from '@leafshift/contracts/preferences';
import { exportAccount } from '@leafshift/contracts/users';
import { aWorker, type Worker } from '../../../testing/people.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { UserPreferences } from '../index.ts';

describe('preferences', () => {
  let api: TestApi;
  let worker: Worker;

  beforeAll(async () => {
    api = await startApi();
  });
  beforeEach(async () => {
    worker = await aWorker().in(api);
  });
  afterAll(() => api.stop());

  it('are English, all mails and no weekly report at first', async () => {
    expect(await api.get(preferences, {}, worker)).toEqual({
      language: 'en',
      mail: { shifts: true, payments: true, account: true },
      weeklyReport: false,
    });
  });

  it('change one by one, and only for who changes them', async () => {
    const other = await aWorker().in(api);
    await api.get(changePreferences, { body: { language: 'fr' } }, worker);
    await api.get(changePreferences, { body: { mail: { payments: false } } }, worker);
    const answer = await api.get(
      changePreferences,
      { body: { mail: { shifts: false }, weeklyReport: true } },
      worker,
    );

    expect(answer).toEqual({
      language: 'fr',
      mail: { shifts: false, payments: false, account: true },
      weeklyReport: true,
    });
    expect(await api.get(preferences, {}, worker)).toEqual(answer);
    expect(await api.get(preferences, {}, other)).toMatchObject({ language: 'en' });
  });

  it('keep two changes that arrive at once', async () => {
    await Promise.all([
      api.get(changePreferences, { body: { mail: { shifts: false } } }, worker),
      api.get(changePreferences, { body: { mail: { account: false } } }, worker),
      api.get(changePreferences, { body: { language: 'ar' } }, worker),
    ]);

    expect(await api.get(preferences, {}, worker)).toMatchObject({
      language: 'ar',
      mail: { shifts: false, payments: true, account: false },
    });
  });

  it('take only languages on offer and known fields', async () => {
    for (const body of [{ language: 'pt' }, { mail: { news: true } }, { weeklyReport: 'yes' }]) {
      const answer = await api.request(changePreferences, { body } as never, worker);
      expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED' });
    }
  });

  it('tell who wants the weekly report, a part at a time', async () => {
    const others = [await aWorker().in(api), await aWorker().in(api)];
    for (const reader of [worker, ...others]) {
      await api.get(changePreferences, { body: { weeklyReport: true } }, reader);
    }
    const wanting = api.app.get(UserPreferences);

    const first = await wanting.wantingWeeklyReport(null, 2);
    const rest = await wanting.wantingWeeklyReport(first.at(-1) ?? null, 20);

    expect(first).toHaveLength(2);
    const all = [...first, ...rest];
    expect(all).toEqual(all.toSorted());
    expect(all).toEqual(expect.arrayContaining([worker.id, ...others.map(({ id }) => id)]));
  });

  it('are part of what one can export', async () => {
    await api.get(changePreferences, { body: { language: 'de' } }, worker);

    const file = await api.request(exportAccount, {}, worker);
    expect(JSON.stringify(file.body)).toContain('"language":"de"');
  });
});
