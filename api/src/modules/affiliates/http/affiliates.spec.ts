import { affiliate } from '@leafshift/contracts/affiliates';
import { register } from '@leafshift/contracts/users';
import { anEmployer, aWorker, PASSWORD, type Worker } from '../../../testing/people.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

describe('the link by which others join', () => {
  let api: TestApi;
  let giver: Worker;

  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    giver = await aWorker().in(api);
  });

  const link = () => api.get(affiliate, {}, giver);
  const form = (email: string, code: string) => ({
    usertype: 'Temp' as const,
    name: 'Jo',
    email,
    password: PASSWORD,
    affiliate: code,
  });

  it('is everybody’s own, the same each time, and says nothing of the account', async () => {
    const business = await anEmployer().in(api);
    const [first, again] = await Promise.all([link(), link()]);
    const other = await api.get(affiliate, {}, business);

    expect(first.code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
    expect(again.code).toBe(first.code);
    expect(other.code).not.toBe(first.code);
  });

  it('counts who registered with it, however it is typed, and names nobody', async () => {
    const { code } = await link();
    const typed = ` ${code.slice(0, 4)}-${code.slice(4).toLowerCase()} `;
    await api.get(register, { body: form('jo@example.ca', typed) });

    expect(await link()).toEqual({ code, joined: 1, reward: null });
  });

  it('tells nobody whether a code is one', async () => {
    const { code } = await link();
    const known = await api.request(register, { body: form('a@example.ca', code) });
    const unknown = await api.request(register, { body: form('b@example.ca', 'NOBODY22') });

    expect(unknown.status).toBe(known.status);
    expect(Object.keys(unknown.body as object)).toEqual(Object.keys(known.body as object));
    expect(await link()).toMatchObject({ joined: 1 });
  });
});
