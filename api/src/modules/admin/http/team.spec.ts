import { users } from '@leafshift/contracts/admin';
import { currentUser } from '@leafshift/contracts/auth';
import { addTeamMember, audit, setRoles, team } from '@leafshift/contracts/back-office';
import type { AdminRole } from '@leafshift/contracts/users';
import { type Admin, anAdmin, aWorker, type Person } from '../../../testing/people.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { adminRoles } from '../../users/persistence/admin-roles.migration.ts';

describe('who may do what in the back office', () => {
  let api: TestApi;
  let owner: Admin;

  beforeEach(async () => {
    api = await startApi();
    owner = await anAdmin().called('Olga Owner').in(api);
  });
  afterEach(() => api.stop());

  const give = ({ id }: Person, roles: AdminRole[], as: Person = owner) =>
    api.request(setRoles, { params: { id }, body: { adminRoles: roles } }, as);

  it('an owner sees everybody of it, and each sees their own roles', async () => {
    const reviewer = await anAdmin().called('Rita').as('reviewer', 'support').in(api);
    const worker = await aWorker().in(api);

    const { members } = await api.get(team, {}, owner);

    expect(members).toMatchObject([
      { name: 'Olga Owner', adminRoles: ['owner'] },
      { name: 'Rita', email: reviewer.email, adminRoles: ['reviewer', 'support'] },
    ]);
    expect(await api.get(currentUser, {}, reviewer)).toMatchObject({
      adminRoles: ['reviewer', 'support'],
    });
    expect(await api.get(currentUser, {}, worker)).not.toHaveProperty('adminRoles');
  });

  it('an owner gives and takes roles, at once and on record', async () => {
    const reviewer = await anAdmin().as('reviewer').in(api);

    expect((await give(reviewer, ['finance', 'finance'])).body).toMatchObject({
      adminRoles: ['finance'],
    });
    expect((await api.request(users, { query: {} }, reviewer)).status).toBe(200);
    await give(reviewer, []);

    expect((await api.request(users, { query: {} }, reviewer)).status).toBe(403);
    const entries = await api.database.native.collection('audit_log').find().toArray();
    expect(entries.map(({ action, details }) => [action, details])).toEqual([
      ['roles-set', { before: ['reviewer'], set: ['finance'] }],
      ['roles-set', { before: ['finance'], set: [] }],
    ]);
  });

  it('an owner makes an account, whose owner chooses a password by mail, on record', async () => {
    const body = { name: 'Nora New', email: 'nora@example.ca', adminRoles: ['support' as const] };
    const answer = await api.request(addTeamMember, { body }, owner);
    await api.settle();

    expect(answer).toMatchObject({ status: 201, body });
    const [mail] = await api.mailsTo('nora@example.ca');
    expect(mail?.subject).toBe('Choose a new password');
    const { entries } = await api.get(audit, { query: { q: 'admin-made' } }, owner);
    expect(entries).toMatchObject([
      { by: { _id: owner.id }, user: { name: 'Nora New' }, details: { set: '["support"]' } },
    ]);
    expect((await api.request(addTeamMember, { body }, owner)).body).toMatchObject({
      code: 'EMAIL_IN_USE',
    });
    expect((await api.get(team, {}, owner)).members).toHaveLength(2);
  });

  it('nobody else makes one, and none without a role', async () => {
    const body = { name: 'Nora New', email: 'nora@example.ca', adminRoles: ['owner' as const] };
    const everyOther = await anAdmin().as('reviewer', 'support', 'finance').in(api);
    for (const other of [everyOther, await aWorker().in(api)]) {
      expect((await api.request(addTeamMember, { body }, other)).status).toBe(403);
    }
    const without = { ...body, adminRoles: [] };
    expect((await api.request(addTeamMember, { body: without }, owner)).status).toBe(400);
    expect((await api.get(team, {}, owner)).members).toHaveLength(2);
  });

  it('nobody else gives roles, least of all to themselves', async () => {
    const finance = await anAdmin().as('finance').in(api);

    expect((await give(finance, ['owner'], finance)).body).toMatchObject({ code: 'FORBIDDEN' });
    const worker = await aWorker().in(api);
    expect((await give(worker, ['owner'])).status).toBe(404);
    expect(await api.get(currentUser, {}, worker)).not.toHaveProperty('adminRoles');
  });

  it('the last owner stays one', async () => {
    expect((await give(owner, ['support'])).body).toMatchObject({ code: 'LAST_OWNER' });
    expect(await api.get(currentUser, {}, owner)).toMatchObject({ adminRoles: ['owner'] });
    expect(await api.database.native.collection('audit_log').countDocuments()).toBe(0);

    const second = await anAdmin().in(api);
    expect((await give(owner, ['support'])).status).toBe(200);
    expect(await api.get(currentUser, {}, second)).toMatchObject({ adminRoles: ['owner'] });
  });

  it('of two owners who take the role from each other at once, one stays', async () => {
    const second = await anAdmin().in(api);

    const answers = await Promise.all([give(second, [], owner), give(owner, [], second)]);

    const [done, refused] = answers.map(({ status }) => status).toSorted();
    expect(done).toBe(200);
    // Who comes later by more than a moment is no owner any more when they ask.
    expect([403, 409]).toContain(refused);
    const accounts = api.database.native.collection('users');
    expect(await accounts.countDocuments({ adminRoles: 'owner' })).toBe(1);
  });

  it('who was an admin before there were roles is an owner', async () => {
    const accounts = api.database.native.collection('users');
    await accounts.updateMany({}, { $unset: { adminRoles: 1 } });
    const worker = await aWorker().in(api);
    expect((await api.request(users, { query: {} }, owner)).status).toBe(403);

    await adminRoles.up(api.database.native);

    expect((await api.request(users, { query: {} }, owner)).status).toBe(200);
    expect(await accounts.findOne({ email: worker.email })).not.toHaveProperty('adminRoles');
  });
});
