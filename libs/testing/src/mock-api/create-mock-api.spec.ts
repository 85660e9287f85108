import { logout } from '@leafshift/contracts/auth';
import { notifications } from '@leafshift/contracts/notification';
import { createPost, employerShifts, getPost } from '@leafshift/contracts/posts';
import { addSupervisor, myProfile, type Profile } from '@leafshift/contracts/profile';
import { aNotification, anId, aProfile, aTempPost } from '../builders/index.ts';
import { createMockApi, UPLOAD } from './create-mock-api.ts';
import { failing, handle, held } from './handler.ts';

const supervisor = { name: 'Ana Roy', phoneNumber: '+16045550100', email: 'ana@example.ca' };

describe('createMockApi', () => {
  it('answers by the handler of the call and remembers what was asked', async () => {
    const api = createMockApi([
      handle(getPost, ({ params }) => aTempPost({ _id: params.id })),
      handle(logout, undefined),
    ]);
    await expect(api.send(getPost, { params: { id: anId(9) } })).resolves.toMatchObject({
      _id: anId(9),
    });
    await expect(api.send(logout, {})).resolves.toBeUndefined();
    expect(api.sentTo(getPost)).toEqual([{ params: { id: anId(9) } }]);
  });

  it('fills in defaults as the API does', async () => {
    const api = createMockApi([handle(employerShifts, { posts: [], nextCursor: null })]);
    await api.send(employerShifts, {});
    expect(api.sentTo(employerShifts)).toEqual([{ query: { limit: 20 } }]);
  });

  it('refuses an answer that does not fit the contract', async () => {
    const broken = { ...aProfile(), supervisor: 'none' } as unknown as Profile;
    const api = createMockApi([handle(myProfile, broken)]);
    await expect(api.send(myProfile, {})).rejects.toThrow(
      'The mocked answer of profile.mine does not fit its contract',
    );
  });

  it('refuses input as the API does', async () => {
    const api = createMockApi([handle(addSupervisor, aProfile()), handle(getPost, aTempPost())]);
    await expect(
      api.send(addSupervisor, { body: { ...supervisor, email: 'ana' } }),
    ).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: 'email', msg: 'Invalid email' }],
    });
    await expect(api.send(getPost, { params: { id: 'nine' } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('names a call that nobody answers', async () => {
    await expect(createMockApi().send(myProfile, {})).rejects.toThrow(
      'No handler answers profile.mine',
    );
  });

  it('fails with the wording of the catalogue', async () => {
    const api = createMockApi([failing(createPost, 'ONBOARDING_REQUIRED')]);
    const body = {
      employmentType: 'Permanent' as const,
      jobType: 'Manager',
      location: anId(1),
      rate: 18,
      rateHigh: 20,
      jobDescription: 'Lead',
    };
    await expect(api.send(createPost, { body })).rejects.toMatchObject({
      statusCode: 403,
      message: 'Please complete onboarding',
    });
  });

  it('holds an answer back until the test releases it', async () => {
    const holding = held(myProfile, aProfile());
    const answer = createMockApi([holding]).send(myProfile, {});
    const first = await Promise.race([answer, Promise.resolve('nothing yet')]);
    expect(first).toBe('nothing yet');
    holding.release();
    await expect(answer).resolves.toMatchObject({ name: 'Maple Leaf Dispensary' });
  });

  it('empties every list, and only lists, in the state empty', async () => {
    const api = createMockApi([
      handle(notifications, { notifications: [aNotification()], unread: 1, nextCursor: null }),
      handle(myProfile, aProfile()),
    ]);
    api.setState('empty');
    await expect(api.send(notifications, {})).resolves.toEqual({
      notifications: [],
      unread: 0,
      nextCursor: null,
    });
    await expect(api.send(myProfile, {})).resolves.toMatchObject({ user: aProfile().user });
  });

  it('fails every call in the state failing', async () => {
    const api = createMockApi([handle(myProfile, aProfile())], { state: 'failing' });
    await expect(api.send(myProfile, {})).rejects.toMatchObject({ code: 'DEPENDENCY_DOWN' });
  });

  it('takes uploads, or refuses them', async () => {
    const api = createMockApi();
    const target = { uploadUrl: 'http://files.test/a', method: 'PUT' as const, headers: {} };
    const progress = jest.fn();
    await api.upload(target, new Blob(['x']), progress);
    expect(progress).toHaveBeenLastCalledWith(1);
    api.use(failing(UPLOAD, 'NOT_AN_IMAGE'));
    await expect(api.upload(target, new Blob(['x']))).rejects.toMatchObject({
      code: 'NOT_AN_IMAGE',
    });
    expect(api.uploads).toHaveLength(2);
  });
});
