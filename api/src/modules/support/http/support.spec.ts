import { audit } from '@leafshift/contracts/back-office';
import { notifications } from '@leafshift/contracts/notification';
import {
  answerSupport,
  askSupport,
  claimSupport,
  ownSupport,
  supportAddress,
  supportRequests,
} from '@leafshift/contracts/support';
import { exportAccount } from '@leafshift/contracts/users';
import { asId, type UserId } from '../../../core/ids.ts';
import { type Admin, anAdmin, aWorker, type Worker } from '../../../testing/people.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { PersonalSupport } from '../application/personal-support.ts';

const QUESTION = { topic: 'pay', text: 'When does my pay come?' } as const;

describe('a question to support', () => {
  let api: TestApi;
  let admin: Admin;
  let worker: Worker;

  beforeAll(async () => {
    api = await startApi({
      env: { SUPPORT_EMAIL: 'help@example.ca', RATE_LIMITS: 'on', RATE_LIMIT_SUPPORT_PER_DAY: '6' },
    });
    admin = await anAdmin().in(api);
  });
  beforeEach(async () => {
    worker = await aWorker().called('Ana Roy').in(api);
  });
  afterAll(() => api.stop());

  const ask = (by = worker) => api.request(askSupport, { body: QUESTION }, by);
  const asked = async (): Promise<string> =>
    (await api.get(askSupport, { body: QUESTION }, worker))._id;
  const waiting = async () => {
    const { requests } = await api.get(supportRequests, { query: { limit: 100 } }, admin);
    return requests.filter(({ user }) => user._id === worker.id);
  };
  const claim = (id: string, by = admin) => api.request(claimSupport, { params: { id } }, by);
  const answer = (id: string, by = admin) =>
    api.request(answerSupport, { params: { id }, body: { text: 'On Friday' } }, by);

  it('reaches the back office, whose address is mailed that it waits, not what it is', async () => {
    await ask();
    await api.settle();
    expect(await waiting()).toMatchObject([
      { ...QUESTION, answer: null, claim: null, user: { name: 'Ana Roy', usertype: 'Temp' } },
    ]);
    const mail = (await api.mailsTo('help@example.ca')).at(-1);
    expect(mail).toMatchObject({ subject: 'A question to support waits' });
    expect(JSON.stringify(mail)).not.toContain(QUESTION.text);
  });

  it('is answered once, and whoever asked is told and mailed', async () => {
    const id = await asked();
    expect(await answer(id)).toMatchObject({ status: 204 });
    expect(await answer(id)).toMatchObject({ body: { code: 'SUPPORT_ANSWERED' } });
    await api.settle();

    expect(await api.get(ownSupport, {}, worker)).toMatchObject({
      requests: [{ ...QUESTION, answer: { text: 'On Friday' } }],
      address: 'help@example.ca',
    });
    const { notifications: told } = await api.get(notifications, {}, worker);
    expect(told).toMatchObject([{ kind: 'support-answered', link: '/support' }]);
    expect(await waiting()).toEqual([]);
  });

  it('belongs for five minutes to who of the back office has taken it, on record', async () => {
    const other = await anAdmin().in(api);
    const id = await asked();
    expect(await claim(id)).toMatchObject({ status: 200 });
    expect(await claim(id)).toMatchObject({ status: 200 });
    expect(await waiting()).toMatchObject([{ claim: { _id: admin.id } }]);
    expect(await claim(id, other)).toMatchObject({ body: { code: 'SUPPORT_CLAIMED' } });
    expect(await answer(id, other)).toMatchObject({ body: { code: 'SUPPORT_CLAIMED' } });

    api.clock.advance({ minutes: 6 });
    expect(await answer(id, other)).toMatchObject({ status: 204 });
    const { entries } = await api.get(audit, { query: { q: id } }, admin);
    expect(entries.map(({ action }) => action)).toEqual(['support-answered', 'support-claimed']);
  });

  it('goes to the address of the operator by mail, from who cannot sign in', async () => {
    expect(await api.get(supportAddress, {})).toEqual({ address: 'help@example.ca' });
  });

  it('cannot flood the back office', async () => {
    for (let count = 0; count < 5; count += 1) expect(await ask()).toMatchObject({ status: 201 });
    expect(await ask()).toMatchObject({ body: { code: 'SUPPORT_TOO_MANY' } });

    for (const { _id } of await waiting()) await answer(_id);
    expect(await ask()).toMatchObject({ status: 201 });
    expect(await ask()).toMatchObject({ status: 429 });
  });

  it('is read by nobody else, is in the export, and goes with the account', async () => {
    await ask();
    const other = await aWorker().in(api);
    expect(await api.get(ownSupport, {}, other)).toMatchObject({ requests: [] });
    expect(JSON.stringify(await api.get(exportAccount, {}, worker))).toContain(QUESTION.text);

    await api.app.get(PersonalSupport).erase(asId<UserId>(worker.id));
    expect(await api.get(ownSupport, {}, worker)).toMatchObject({ requests: [] });
  });
});
