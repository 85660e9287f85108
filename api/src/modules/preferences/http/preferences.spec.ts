import { changePreferences, preferences } from '@leafshift/contracts/preferences';
import { exportAccount } from '@leafshift/contracts/users';
import { aWorker, type Worker } from '../../../testing/people.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { UserPreferences } from '../index.ts';

const PUSH = {
  invitations: true,
  shifts: true,
  messages: true,
  reminders: true,
  payments: true,
  account: true,
  hideDetails: false,
  quiet: null,
};

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

  it('are English, all mails, no weekly report and all pushes at first', async () => {
    expect(await api.get(preferences, {}, worker)).toEqual({
      language: 'en',
      mail: { shifts: true, messages: true, payments: true, account: true },
      weeklyReport: false,
      push: PUSH,
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
      mail: { shifts: false, messages: true, payments: false, account: true },
      weeklyReport: true,
      push: PUSH,
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
      mail: { shifts: false, messages: true, payments: true, account: false },
    });
  });

  it('keep what was chosen of pushes beside what others changed', async () => {
    const quiet = { from: '22:00', to: '07:00', timeZone: 'America/Toronto' };
    await api.get(changePreferences, { body: { push: { quiet } } }, worker);
    await api.get(changePreferences, { body: { push: { payments: false } } }, worker);
    expect(await api.get(preferences, {}, worker)).toMatchObject({
      push: { ...PUSH, payments: false, quiet },
    });

    await api.get(changePreferences, { body: { push: { quiet: null } } }, worker);
    expect(await api.get(preferences, {}, worker)).toMatchObject({ push: { quiet: null } });
  });

  it('take only times of a day in a zone that there is', async () => {
    const quiet = { from: '22:00', to: '07:00', timeZone: 'America/Toronto' };
    for (const change of [{ from: '24:00' }, { to: '7:00' }, { timeZone: 'Mars/North' }]) {
      const body = { push: { quiet: { ...quiet, ...change } } };
      const answer = await api.request(changePreferences, { body }, worker);
      expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED' });
    }
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
