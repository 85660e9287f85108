import { addSupervisor, updateProfile } from '@leafshift/contracts/profile';
import { register } from '@leafshift/contracts/users';
import { anEmployer, aWorker } from '../testing/people.ts';
import { startApi, type TestApi } from '../testing/test-api.ts';

const NAMES = [
  ['Bank https://evil.example/login', 'A name cannot contain a web address'],
  ['evil.example', 'A name cannot contain a web address'],
  ['Pat\nYour account is closed', 'A name is one line of plain text'],
  ['Pat \u202Egnp.exe', 'A name is one line of plain text'],
] as const;

describe('somebody whose name is a text', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  const refused = (path: string, msg: string) => ({
    status: 400,
    body: { code: 'VALIDATION_FAILED', errors: [{ path, msg }] },
  });

  it.each(NAMES)('cannot register as %j', async (name, msg) => {
    const body = { usertype: 'Employer', name, email: 'pat@example.ca', password: 'abc' } as const;

    expect(await api.request(register, { body })).toMatchObject(refused('name', msg));
  });

  it.each(NAMES)('cannot be called %j later, nor can a supervisor', async (name, msg) => {
    const [employer, worker] = [await anEmployer().in(api), await aWorker().in(api)];
    const supervisor = { name, phoneNumber: '+16045550199', email: 'noor@example.ca' };

    expect(await api.request(updateProfile, { body: { name } }, employer)).toMatchObject(
      refused('name', msg),
    );
    for (const field of ['firstName', 'lastName']) {
      const answer = await api.request(updateProfile, { body: { [field]: name } }, worker);
      expect(answer).toMatchObject(refused(field, msg));
    }
    expect(await api.request(addSupervisor, { body: supervisor }, employer)).toMatchObject(
      refused('name', msg),
    );
  });
});
