import { decideReview, reviews, updateUser } from '@leafshift/contracts/admin';
import { login, logout } from '@leafshift/contracts/auth';
import { allCalls } from '@leafshift/contracts/calls';
import { type SecurityEntry, securityLog } from '@leafshift/contracts/security';
import { changePassword, deleteAccount, exportAccount, register } from '@leafshift/contracts/users';
import { aSubmittedDocument, opened } from '../../../testing/documents.ts';
import {
  type Admin,
  anAdmin,
  anEmployer,
  aWorker,
  PASSWORD,
  type Worker,
} from '../../../testing/people.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { MongoSecurityLogRepository } from '../../security/persistence/mongo-security-log.repository.ts';

describe('the security log', () => {
  let api: TestApi;
  let admin: Admin;
  let worker: Worker;

  beforeAll(async () => {
    api = await startApi();
    admin = await anAdmin().in(api);
  });
  beforeEach(async () => {
    worker = await aWorker().onboarded().in(api);
    api.clock.advance({ minutes: 1 });
  });
  afterAll(() => api.stop());

  type Query = { q?: string; from?: string; to?: string; limit?: number; cursor?: string };
  const search = (query: Query) => api.get(securityLog, { query }, admin);
  const entriesOf = async (q: string): Promise<readonly SecurityEntry[]> =>
    (await search({ q })).entries;
  const eventsOf = async (q: string) => (await entriesOf(q)).map(({ event }) => event);
  const signIn = (password: string, email = worker.email, address = '203.0.113.1') =>
    api.request(login, { body: { email, password } }, undefined, {
      headers: { 'x-forwarded-for': address },
    });

  it('has sign-ins, and failures with account and network', async () => {
    await signIn('wrong');
    await signIn(PASSWORD);

    const [signedIn, failed] = await entriesOf(worker.email);

    expect(failed).toMatchObject({ event: 'sign-in-failed', user: worker.id, by: null });
    expect(signedIn).toMatchObject({ event: 'signed-in', user: worker.id, by: worker.id });
    expect(failed?.network).toMatch(/^[\w-]{22}$/);
    expect(failed?.network).toBe(signedIn?.network);
    expect(JSON.stringify(await search({}))).not.toContain('203.0.113.1');
  });

  it('finds what came from one network, whatever account it tried', async () => {
    await signIn('wrong', 'nobody@example.ca', '2001:db8:77:1::1');
    await signIn('wrong', worker.email, '2001:db8:77:1:ffff::2');
    const [{ network } = { network: null }] = await entriesOf(worker.id);

    expect(await entriesOf(network ?? '')).toMatchObject([{ user: worker.id }, { user: null }]);
  });

  it('has registrations, changed passwords, wrong ones, ended sessions and closed accounts', async () => {
    const body = { usertype: 'Temp', name: 'N', email: 'log@example.ca', password: 'abc' } as const;
    const member = await api.get(register, { body });
    const id = member.user._id;
    const change = (currentPassword: string) => ({ body: { currentPassword, newPassword: 'def' } });
    await api.request(changePassword, change('wrong'), member);
    await api.get(changePassword, change('abc'), member);
    await api.request(logout, {}, member);
    const again = await api.get(login, { body: { email: body.email, password: 'def' } });
    await api.get(deleteAccount, { body: { password: 'def' } }, again);

    expect((await eventsOf(id)).toReversed()).toEqual([
      'registered',
      'password-wrong',
      'password-changed',
      'sessions-ended',
      'signed-in',
      'account-closed',
      'sessions-ended',
    ]);
  });

  it('has what the back office did', async () => {
    const { reviews: waiting } = await api.get(reviews, { query: { limit: 100 } }, admin);
    const first = waiting.find(({ user }) => user === worker.id);
    const decision = { params: { id: first?._id ?? '' }, body: { decision: 'Approved' } } as const;
    await api.get(decideReview, decision, admin);
    await api.get(
      updateUser,
      { params: { id: worker.id }, body: { suspended: true, reason: 'R' } },
      admin,
    );

    const done = (await entriesOf(worker.id)).filter(({ event }) => event === 'back-office');

    expect(done.map(({ by, details }) => [by, details.action])).toEqual(
      expect.arrayContaining([
        [admin.id, 'suspended'],
        [admin.id, 'document-approved'],
      ]),
    );
  });

  it('has every reading of an identity document: who, whose, which and when', async () => {
    const newcomer = await aWorker().reached(1).in(api);
    const submitted = ['identificationDocument', 'photoid'] as const;
    const { link } = await aSubmittedDocument(api, newcomer, ...submitted);
    const { reviews: waiting } = await api.get(reviews, { query: { limit: 100 } }, admin);
    const toReview = waiting.find(({ user }) => user === newcomer.id)?.uploadUrl ?? '';
    expect((await eventsOf(newcomer.id)).includes('identity-document-shown')).toBe(false);

    await opened(api, link, { 'x-auth-token': newcomer.token });
    api.clock.advance({ seconds: 1 });
    await opened(api, toReview, { 'x-auth-token': admin.token });

    const read = (await entriesOf(newcomer.id)).filter(
      ({ event }) => event === 'identity-document-shown',
    );
    const details = { kind: 'photoid', file: /files\/([\w-]+)/.exec(link)?.[1] };
    expect(read.map(({ by, details, at }) => ({ by, details, at }))).toEqual([
      { by: admin.id, details, at: api.clock.now().toISOString() },
      { by: newcomer.id, details, at: expect.any(String) },
    ]);
  });

  it('has every reading of a business licence, too', async () => {
    const employer = await anEmployer().in(api);
    const submitted = ['businessLicence', 'business-licence'] as const;
    await aSubmittedDocument(api, employer, ...submitted);
    const { reviews: waiting } = await api.get(reviews, { query: { limit: 100 } }, admin);
    const toReview = waiting.find(({ user }) => user === employer.id)?.uploadUrl ?? '';

    await opened(api, toReview, { 'x-auth-token': admin.token });

    const read = (await entriesOf(employer.id)).filter(
      ({ event }) => event === 'identity-document-shown',
    );
    expect(read).toMatchObject([{ by: admin.id, details: { kind: 'business-licence' } }]);
  });

  it('is read by time, event and page, newest first', async () => {
    const from = api.clock.now().toISOString();
    for (let count = 0; count < 3; count += 1) {
      await signIn(PASSWORD);
      api.clock.advance({ minutes: 1 });
    }
    const to = api.clock.now().toISOString();
    const range = { q: 'signed-in', from, to };

    const { entries } = await search(range);
    const firstPage = await search({ ...range, limit: 2 });
    const rest = await search({ ...range, limit: 2, cursor: firstPage.nextCursor ?? '' });

    expect(entries).toHaveLength(3);
    expect(entries.map(({ at }) => at)).toEqual(
      entries
        .map(({ at }) => at)
        .sort()
        .toReversed(),
    );
    expect([...firstPage.entries, ...rest.entries]).toEqual(entries);
    expect(rest.nextCursor).toBeNull();
    expect((await search({ q: 'signed-in', from: to })).entries).toEqual([]);
  });

  it('can be added to and read, by no call and no code otherwise', () => {
    const calls = allCalls.filter(({ path }) => path.includes('security-log'));

    expect(calls.map(({ method, access }) => ({ method, access }))).toEqual([
      { method: 'GET', access: ['Admin'] },
      { method: 'GET', access: ['Admin'] },
    ]);
    expect(Object.getOwnPropertyNames(MongoSecurityLogRepository.prototype).toSorted()).toEqual([
      'add',
      'constructor',
      'search',
    ]);
  });

  it('says nothing of an address that no account has', async () => {
    expect(await entriesOf('nobody@example.ca')).toEqual([]);
  });

  it('stands in the own export, without who else acted', async () => {
    await signIn('wrong');

    const exported = await api.get(exportAccount, {}, worker);

    expect(JSON.stringify(exported)).toContain(
      `"securityLog":[{"at":"${api.clock.now().toISOString()}","event":"sign-in-failed","byMe":false}`,
    );
  });
});
