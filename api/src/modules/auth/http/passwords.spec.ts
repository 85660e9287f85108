import { login } from '@leafshift/contracts/auth';
import { register } from '@leafshift/contracts/users';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

const LONG = `${'a long sentence, '.repeat(20)}`.slice(0, 255);

describe('a password', () => {
  let api: TestApi;
  let people = 0;

  beforeAll(async () => {
    api = await startApi({ env: { PASSWORD_MIN_LENGTH: '8', REFUSE_COMMON_PASSWORDS: 'on' } });
  });
  afterAll(() => api.stop());

  const signUp = async (password: string): Promise<string> => {
    people += 1;
    const email = `typed-${people}@example.ca`;
    await api.get(register, { body: { usertype: 'Temp', name: 'Nadia', email, password } });
    return email;
  };
  const signIn = async (email: string, password: string): Promise<number> =>
    (await api.request(login, { body: { email, password } })).status;

  it.each([
    ['of letters alone', 'abkjhgfwq'],
    ['of digits alone', '9402817365'],
    ['of marks alone', '~~%%..::--'],
    ['of other scripts', 'пароль 密码 كلمة'],
    ['with signs that can be written in two ways', 'café crème brûlée'],
    ['of 64 characters', LONG.slice(0, 64)],
    ['of 255 characters', LONG],
  ])('%s may be chosen and lets in', async (_, password) => {
    expect(await signIn(await signUp(password), password)).toBe(200);
  });

  it('is taken exactly as it was typed', async () => {
    const email = await signUp('  Grün ist Die Farbe ');

    for (const other of ['Grün ist Die Farbe', '  grün ist die farbe ', '  Grün ist Die Farbe']) {
      expect(await signIn(email, other)).toBe(401);
    }
    expect(await signIn(email, '  Grün ist Die Farbe '.normalize('NFD'))).toBe(401);
    expect(await signIn(email, '  Grün ist Die Farbe ')).toBe(200);
  });

  it('counts to its last character', async () => {
    const email = await signUp(LONG);

    expect(await signIn(email, LONG.slice(0, -1))).toBe(401);
    expect(await signIn(email, LONG.slice(0, 72))).toBe(401);
  });

  it('is good for as long as nobody changes it', async () => {
    const email = await signUp('abkjhgfwq');

    api.clock.advance({ days: 3650 });

    expect(await signIn(email, 'abkjhgfwq')).toBe(200);
  });
});
