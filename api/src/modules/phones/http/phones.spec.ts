import { myPhone, sendPhoneCode, verifyPhone } from '@leafshift/contracts/phones';
import { updateProfile } from '@leafshift/contracts/profile';
import { exportAccount } from '@leafshift/contracts/users';
import { anEmployer, type Employer } from '../../../testing/people.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

const NUMBER = '+16045550142';

describe('the phone of an account', () => {
  let api: TestApi;
  let employer: Employer;

  beforeAll(async () => {
    api = await startApi({ env: { SMS: 'files' } });
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    employer = await anEmployer().onboarded().with({ phoneNumber: '(604) 555-0142' }).in(api);
  });

  const state = () => api.get(myPhone, {}, employer);
  const sent = async (number = NUMBER): Promise<string> => {
    await api.settle();
    return (await api.smsTo(number)).at(-1)?.text ?? '';
  };
  const codeOf = (text: string): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';
  const enter = (code: string) => api.request(verifyPhone, { body: { code } }, employer);
  const change = (phoneNumber: string) =>
    api.get(updateProfile, { body: { phoneNumber } }, employer);
  const verify = async (): Promise<void> => {
    await api.get(sendPhoneCode, {}, employer);
    await enter(codeOf(await sent()));
  };

  it('is verified with a code in a message to it, in the reader’s language', async () => {
    expect(await state()).toEqual({ available: true, number: NUMBER, verified: false });

    const inFrench = { headers: { 'accept-language': 'fr' } };
    await api.request(sendPhoneCode, {}, employer, inFrench);
    const text = await sent();
    expect(text).toContain('est votre code Leafshift');

    expect(await enter(codeOf(text))).toMatchObject({
      ok: true,
      body: { number: NUMBER, verified: true },
    });
    expect(await state()).toMatchObject({ verified: true });
  });

  it('is not verified with a code that is ten minutes old', async () => {
    await api.get(sendPhoneCode, {}, employer);
    const code = codeOf(await sent());
    api.clock.advance({ minutes: 10 });

    expect(await enter(code)).toMatchObject({ status: 400, body: { code: 'CODE_EXPIRED' } });
  });

  it('is not verified any more once the number is another one, nor when the old one is back', async () => {
    await verify();
    await change('604 555 0142');
    expect(await state()).toMatchObject({ verified: true });

    await change('+16045550143');
    expect(await state()).toMatchObject({ number: '+16045550143', verified: false });
    await change(NUMBER);
    expect(await state()).toMatchObject({ number: NUMBER, verified: false });
  });

  it('gets no message where it lies outside of North America', async () => {
    await change('+442079460123');

    expect(await state()).toMatchObject({ number: null, verified: false });
    expect(await api.request(sendPhoneCode, {}, employer)).toMatchObject({
      status: 409,
      body: { code: 'PHONE_NOT_REACHABLE' },
    });
  });

  it('stands in the export of what is held on its owner', async () => {
    await verify();

    const answer = await api.send('GET', `/api${exportAccount.path}`, {
      headers: { 'x-auth-token': employer.token },
    });
    expect(await answer.json()).toMatchObject({ verifiedPhone: { number: NUMBER } });
  });
});

describe('where no messages are configured', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  it('no phone is verified, and screens are told so', async () => {
    const employer = await anEmployer().onboarded().with({ phoneNumber: NUMBER }).in(api);

    expect(await api.get(myPhone, {}, employer)).toMatchObject({ available: false });
    expect((await api.request(sendPhoneCode, {}, employer)).status).toBe(404);
    expect((await api.request(verifyPhone, { body: { code: '123456' } }, employer)).status).toBe(
      404,
    );
  });
});
