import { getPost } from '@leafshift/contracts/posts';
import { changeSupervisor, removeSupervisor } from '@leafshift/contracts/profile';
import { deleteAccount } from '@leafshift/contracts/users';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import { anUpload } from '../../../testing/documents.ts';
import { anEmployer, aWorker, type Employer, type Worker } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

const SAM = { name: 'Sam Supervisor', phoneNumber: '4165550100', email: 'sam@example.ca' };

describe('the picture of a supervisor', () => {
  let api: TestApi;
  let employer: Employer;
  let worker: Worker;

  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    employer = await anEmployer().onboarded().in(api);
    worker = await aWorker().onboarded().in(api);
  });

  const change = (fields: { photo?: string | null } = {}) =>
    api.request(
      changeSupervisor,
      { params: { id: employer.supervisorId }, body: { ...SAM, ...fields } },
      employer,
    );
  const photoOf = (answer: Awaited<ReturnType<typeof change>>) =>
    answer.ok ? answer.body.supervisor[0]?.photo : answer.body;
  const stored = async () => {
    await api.settle();
    const own = { kind: 'supervisor-photo', ownerId: toObjectId(employer.id) };
    return api.database.native.collection('uploads').countDocuments(own);
  };

  it('is seen by workers once they are confirmed, and follows the profile', async () => {
    const steps = await ShiftSteps.post(api, employer);
    await change({ photo: await anUpload(api, employer, 'supervisor-photo') });
    const seen = async () => {
      const post = await api.get(getPost, { params: { id: steps.postId } }, worker);
      return post.employmentType === 'Temp' ? post.supervisor : null;
    };
    expect(await seen()).toEqual({ _id: employer.supervisorId, name: expect.any(String) });
    await steps.request(worker);
    expect(await seen()).not.toHaveProperty('photo');
    await steps.confirm(worker);
    const { photo = '' } = (await seen()) ?? {};
    const picture = await api.send('GET', new URL(photo).pathname);
    expect(picture.headers.get('content-type')).toMatch(/^image\//);

    await change({ photo: null });
    expect(await seen()).not.toHaveProperty('photo');
    expect(await seen()).toHaveProperty('phoneNumber');
  });

  it('stays where a change leaves it out, and goes with another one, the supervisor or the account', async () => {
    const first = await anUpload(api, employer, 'supervisor-photo');
    const address = photoOf(await change({ photo: first }));
    expect(photoOf(await change())).toBe(address);
    expect(photoOf(await change({ photo: address as string }))).toBe(address);
    const second = await anUpload(api, employer, 'supervisor-photo');
    expect(photoOf(await change({ photo: second }))).not.toBe(address);
    api.clock.advance({ hours: 2 });
    expect(await stored()).toBe(1);
    await api.get(removeSupervisor, { params: { id: employer.supervisorId } }, employer);
    api.clock.advance({ hours: 2 });
    expect(await stored()).toBe(0);

    employer = await anEmployer().onboarded().in(api);
    await change({ photo: await anUpload(api, employer, 'supervisor-photo') });
    await api.get(deleteAccount, { body: { password: employer.password } }, employer);
    api.clock.advance({ hours: 2 });
    expect(await stored()).toBe(0);
  });

  it('is an upload of one’s own, and of its kind', async () => {
    const other = await anEmployer().onboarded().in(api);
    for (const photo of [
      await anUpload(api, other, 'supervisor-photo'),
      await anUpload(api, employer, 'briefing-photo'),
    ]) {
      expect(await change({ photo })).toMatchObject({
        ok: false,
        body: { code: 'UPLOAD_NOT_FOUND' },
      });
    }
  });
});
