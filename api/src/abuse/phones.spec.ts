import { myPhone, sendPhoneCode, verifyPhone } from '@leafshift/contracts/phones';
import { updateProfile } from '@leafshift/contracts/profile';
import { anEmployer, type Employer } from '../testing/people.ts';
import { startApi, type TestApi } from '../testing/test-api.ts';

const NUMBER = '+16045550177';
const STRANGER = '+16045550188';

describe('somebody who claims the phone of another, or plays with messages', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi({
      env: { SMS: 'files', RATE_LIMITS: 'on', RATE_LIMIT_CODES_PER_NUMBER: '8' },
    });
  });
  afterAll(() => api.stop());

  let network = 0;
  const elsewhere = () => {
    network += 1;
    return { headers: { 'x-forwarded-for': `198.51.100.${network}` } };
  };
  const somebodyWith = (phoneNumber: string): Promise<Employer> =>
    anEmployer().onboarded().with({ phoneNumber }).in(api);
  const ask = (who: Employer) => api.request(sendPhoneCode, {}, who, elsewhere());
  const enter = (code: string, who: Employer) =>
    api.request(verifyPhone, { body: { code } }, who, elsewhere());
  const codeTo = async (number: string): Promise<string> => {
    await api.settle();
    const text = (await api.smsTo(number)).at(-1)?.text ?? '';
    return /\b\d{6}\b/.exec(text)?.[0] ?? '';
  };
  const not = (code: string) => (code === '000000' ? '000001' : '000000');

  it('has five tries at a code, then not even the right one counts', async () => {
    const thief = await somebodyWith('+16045550101');
    await ask(thief);
    const code = await codeTo('+16045550101');

    for (let tries = 0; tries < 5; tries += 1) {
      expect(await enter(not(code), thief)).toMatchObject({ body: { code: 'CODE_INVALID' } });
    }
    expect(await enter(code, thief)).toMatchObject({ body: { code: 'CODE_EXPIRED' } });
  });

  it('cannot get a code to an own phone and then claim another number with it', async () => {
    const thief = await somebodyWith(NUMBER);
    await ask(thief);
    const code = await codeTo(NUMBER);
    await api.get(updateProfile, { body: { phoneNumber: STRANGER } }, thief);

    expect(await enter(code, thief)).toMatchObject({ body: { code: 'CODE_INVALID' } });
    expect(await api.get(myPhone, {}, thief)).toMatchObject({ number: STRANGER, verified: false });
  });

  it('cannot use a code of another account, nor the same code twice', async () => {
    const owner = await somebodyWith('+16045550102');
    const thief = await somebodyWith('+16045550102');
    await ask(thief);
    await ask(owner);
    const code = await codeTo('+16045550102');
    expect(await enter(code, thief)).toMatchObject({ body: { code: 'CODE_INVALID' } });
    expect(await enter(code, owner)).toMatchObject({ body: { verified: true } });

    await api.get(updateProfile, { body: { phoneNumber: '+16045550103' } }, owner);
    await api.get(updateProfile, { body: { phoneNumber: '+16045550102' } }, owner);
    expect(await enter(code, owner)).toMatchObject({ body: { code: 'CODE_INVALID' } });
  });

  it('uses a code once, however many requests race', async () => {
    const owner = await somebodyWith('+16045550104');
    await ask(owner);
    const code = await codeTo('+16045550104');

    const log = api.database.native.collection('security_log');
    const before = await log.countDocuments({ event: 'phone-verified' });
    await Promise.all([enter(code, owner), enter(code, owner), enter(code, owner)]);

    expect(await api.get(myPhone, {}, owner)).toMatchObject({ verified: true });
    expect((await log.countDocuments({ event: 'phone-verified' })) - before).toBe(1);
  });

  it('fills no stranger’s phone: not from one account', async () => {
    const flooder = await somebodyWith('+16045550105');
    const statuses = [];
    for (let sent = 0; sent < 6; sent += 1) {
      statuses.push((await ask(flooder)).status);
    }
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  });

  it('nor from many accounts and networks, whatever way the number is written', async () => {
    const ways = ['+16045550106', '16045550106', '6045550106', '(604) 555-0106'];
    const flooders = await Promise.all(ways.map(somebodyWith));
    const statuses = [];
    for (let sent = 0; sent < 3; sent += 1) {
      for (const flooder of flooders) {
        statuses.push((await ask(flooder)).status);
      }
    }
    await api.settle();

    expect(statuses.filter((status) => status === 204)).toHaveLength(8);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    expect(await api.smsTo('+16045550106')).toHaveLength(8);
  });

  it('sends us to no number that costs what its owner asks', async () => {
    const fraud = await somebodyWith('+18885550199');
    for (const phoneNumber of ['+882999123456', '+447700900123', '9005551234567']) {
      await api.get(updateProfile, { body: { phoneNumber } }, fraud);
      expect(await ask(fraud)).toMatchObject({ body: { code: 'PHONE_NOT_REACHABLE' } });
    }
  });
});
