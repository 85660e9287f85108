import { updateUser } from '@leafshift/contracts/admin';
import { audit, auditCsv, securityLogCsv } from '@leafshift/contracts/back-office';
import { type Admin, anAdmin, aWorker, type Worker } from '../../../testing/people.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

describe('what was done in the back office', () => {
  let api: TestApi;
  let owner: Admin;
  let support: Admin;
  let worker: Worker;

  beforeAll(async () => {
    api = await startApi({ now: '2026-05-04T12:00:00Z' });
    owner = await anAdmin().in(api);
    support = await anAdmin().called('Sue Support').as('support').in(api);
    worker = await aWorker().called('=Wanda Worker').in(api);
    await suspend('Two no-shows');
    api.clock.advance({ hours: 24 });
    await change({ suspended: false });
  });
  afterAll(() => api.stop());

  const change = (body: object) =>
    api.get(updateUser, { params: { id: worker.id }, body }, support);
  const suspend = (reason: string) => change({ suspended: true, reason });
  const actions = async (query: object) =>
    (await api.get(audit, { query }, owner)).entries.map(({ action }) => action);

  it('says who did what to whom and why, newest first', async () => {
    const { entries } = await api.get(audit, { query: {} }, owner);

    expect(entries).toMatchObject([
      { action: 'restored' },
      {
        at: '2026-05-04T12:00:00.000Z',
        action: 'suspended',
        by: { _id: support.id, name: 'Sue Support' },
        user: { _id: worker.id, name: '=Wanda Worker' },
        target: worker.id,
        details: { reason: 'Two no-shows', until: '' },
      },
    ]);
  });

  it('is found by who did it, by whom it was done to, by action and by time', async () => {
    expect(await actions({ q: support.email })).toEqual(['restored', 'suspended']);
    expect(await actions({ q: worker.id })).toEqual(['restored', 'suspended']);
    expect(await actions({ q: 'suspended' })).toEqual(['suspended']);
    expect(await actions({ q: 'nobody@example.ca' })).toEqual([]);
    expect(await actions({ from: '2026-05-05' })).toEqual(['restored']);
    expect(await actions({ q: support.id, to: '2026-05-05' })).toEqual(['suspended']);
  });

  it('comes page by page, also by who', async () => {
    const first = await api.get(audit, { query: { q: worker.email, limit: 1 } }, owner);
    const query = { q: worker.email, limit: 1, cursor: first.nextCursor ?? '' };
    const second = await api.get(audit, { query }, owner);

    expect([first, second].map(({ entries }) => entries.map(({ action }) => action))).toEqual([
      ['restored'],
      ['suspended'],
    ]);
    expect(second.nextCursor).toBeNull();
  });

  it('is exported for spreadsheets, no cell as a formula, and that is on record too', async () => {
    const text = String((await api.request(auditCsv, { query: { q: 'suspended' } }, owner)).body);

    expect(text).toContain('Sue Support');
    expect(text).toContain("'=Wanda Worker");
    expect(text.trim().split('\n')).toHaveLength(2);
    const security = await api.request(securityLogCsv, { query: {} }, owner);
    expect(String(security.body)).toContain('back-office');
    expect(await actions({ q: 'log-exported' })).toEqual(['log-exported', 'log-exported']);
  });
});
