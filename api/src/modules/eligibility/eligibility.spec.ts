import { decideReview, updateUser } from '@leafshift/contracts/admin';
import { confirmWorker, createPost, requestShift } from '@leafshift/contracts/posts';
import { aPermanentForm, aShift } from '../../testing/a-shift.ts';
import { anAdmin, anEmployer, aWorker, type Person } from '../../testing/people.ts';
import { ShiftSteps } from '../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../testing/test-api.ts';
import { Profiles } from '../profile/index.ts';
import { emailVerified } from '../users/persistence/email-verified.migration.ts';

describe('whether an account may act', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi({ env: { VERIFICATION_GATE: 'approved' } });
  });
  afterAll(() => api.stop());

  const decide = async (person: Person, decision: 'Approved' | 'Rejected') => {
    const admin = await anAdmin().in(api);
    const documents = await api.app.get(Profiles).documentsOf(person.id);
    for (const { id } of Object.values(documents)) {
      const reason = 'Not readable';
      const body = decision === 'Rejected' ? { decision, reason } : { decision };
      await api.get(decideReview, { params: { id }, body }, admin);
    }
  };
  const approved = async <Who extends Person>(person: Who): Promise<Who> => {
    await decide(person, 'Approved');
    return person;
  };
  const suspend = async ({ id }: Person) =>
    api.get(
      updateUser,
      { params: { id }, body: { suspended: true, reason: 'Reported by several workers' } },
      await anAdmin().in(api),
    );

  describe('where documents must be approved', () => {
    it('lets a business post shifts only then, and jobs before', async () => {
      const employer = await anEmployer().onboarded().in(api);
      const post = () => api.request(createPost, { body: aShift().form(api, employer) }, employer);

      expect(await post()).toMatchObject({
        status: 403,
        body: { code: 'DOCUMENTS_NOT_APPROVED' },
      });
      expect((await api.request(createPost, { body: aPermanentForm() }, employer)).status).toBe(
        201,
      );
      await decide(employer, 'Approved');
      expect((await post()).status).toBe(201);
    });

    it('lets a worker be confirmed only then, and request before', async () => {
      const employer = await approved(await anEmployer().onboarded().in(api));
      const steps = await ShiftSteps.post(api, employer);
      const worker = await aWorker().onboarded().in(api);
      await steps.request(worker);

      expect(await steps.tryToConfirm(worker)).toMatchObject({
        status: 409,
        body: { code: 'WORKER_NOT_ELIGIBLE' },
      });
      await decide(worker, 'Approved');
      expect((await steps.tryToConfirm(worker)).status).toBe(200);
    });
  });

  it('keeps somebody whose document was rejected from requesting', async () => {
    const employer = await approved(await anEmployer().onboarded().in(api));
    const { _id: id } = await aShift().by(employer, api);
    const worker = await aWorker().onboarded().in(api);
    await decide(worker, 'Rejected');

    expect(await api.request(requestShift, { params: { id } }, worker)).toMatchObject({
      status: 403,
      body: { code: 'DOCUMENTS_REJECTED' },
    });
  });

  it('keeps a suspended business from posting and confirming', async () => {
    const employer = await approved(await anEmployer().onboarded().in(api));
    const steps = await ShiftSteps.post(api, employer);
    const worker = await approved(await aWorker().onboarded().in(api));
    await steps.request(worker);
    const confirmation = await steps.confirmation(worker);
    await suspend(employer);

    const refused = { status: 403, body: { code: 'ACCOUNT_SUSPENDED' } };
    const body = aPermanentForm();
    expect(await api.request(createPost, { body }, employer)).toMatchObject(refused);
    expect(await api.request(confirmWorker, confirmation, employer)).toMatchObject(refused);
  });

  it('counts those as verified who have reset the password by mail, of accounts from before', async () => {
    const reset = await aWorker().in(api);
    const other = await aWorker().in(api);
    const verified = await aWorker().in(api);
    const users = api.database.native.collection('users');
    const at = new Date('2026-04-01T12:00:00.000Z');
    const stored = async ({ email }: Person) =>
      (await users.findOne({ email }))?.emailVerifiedAt as unknown;
    const userOf = async ({ email }: Person) => (await users.findOne({ email }))?._id;
    await users.updateMany(
      { email: { $in: [reset.email, other.email] } },
      { $unset: { emailVerifiedAt: '' } },
    );
    await api.database.native
      .collection('security_log')
      .insertOne({ event: 'password-reset', userId: await userOf(reset), at });

    await emailVerified.up(api.database.native);

    expect(await stored(reset)).toEqual(at);
    expect(await stored(other)).toBeNull();
    expect(await stored(verified)).toEqual(api.clock.now());
  });
});
