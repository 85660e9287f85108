import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { currentUser, login } from '@leafshift/contracts/auth';
import { DerivedKeys } from '../infra/secrets/derived-keys.ts';
import { anAdmin, aWorker, PASSWORD, type Worker } from '../testing/people.ts';
import { startApi, type TestApi } from '../testing/test-api.ts';

type Json = Readonly<Record<string, unknown>>;

const HASH = { HS256: 'sha256', HS384: 'sha384', HS512: 'sha512' } as const;
const encoded = (part: Json): string => Buffer.from(JSON.stringify(part)).toString('base64url');

function signed(algorithm: keyof typeof HASH, key: KeyObject, claims: Json, more: Json = {}) {
  const text = `${encoded({ alg: algorithm, typ: 'JWT', ...more })}.${encoded(claims)}`;
  return `${text}.${createHmac(HASH[algorithm], key).update(text).digest('base64url')}`;
}

describe('somebody who makes a token themselves', () => {
  let api: TestApi;
  let worker: Worker;
  let claims: Json;
  let keys: DerivedKeys;

  beforeAll(async () => {
    api = await startApi();
    keys = api.app.get(DerivedKeys);
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    worker = await aWorker().in(api);
    const [, payload = ''] = worker.token.split('.');
    claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  });

  const statusWith = async (token: string): Promise<number> =>
    (await api.request(currentUser, {}, { token })).status;
  const ownKey = () => keys.keyFor('session-token');

  it('would need our key, the only thing that is wrong with the tokens below', async () => {
    expect(await statusWith(signed('HS256', ownKey(), claims))).toBe(200);
  });

  it('is refused with a key of their own, wherever the token says that it is', async () => {
    const theirs = createSecretKey(Buffer.alloc(32, 7));
    const jwk = { kty: 'oct', k: Buffer.alloc(32, 7).toString('base64url') };
    const headers = [{}, { jwk }, { kid: '../../dev/null' }, { jku: 'https://evil.test/keys' }];

    for (const header of headers) {
      expect(await statusWith(signed('HS256', theirs, claims, header))).toBe(401);
    }
  });

  it('is refused without a signature, and with another algorithm, even with our key', async () => {
    const unsigned = `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`;

    expect(await statusWith(unsigned)).toBe(401);
    expect(await statusWith(signed('HS384', ownKey(), claims))).toBe(401);
    expect(await statusWith(signed('HS512', ownKey(), claims))).toBe(401);
  });

  it('is refused with what we have signed for another purpose', async () => {
    for (const purpose of ['signed-file', 'known-device', 'calendar-feed'] as const) {
      expect(await statusWith(signed('HS256', keys.keyFor(purpose), claims))).toBe(401);
    }
  });

  it('is refused with a good token in which they stand as somebody else', async () => {
    const admin = await anAdmin().in(api);
    const [header, , signature] = worker.token.split('.');

    for (const change of [{ sub: admin.id }, { typ: 'Admin' }, { exp: 9_999_999_999 }]) {
      const forged = `${header}.${encoded({ ...claims, ...change })}.${signature}`;
      expect(await statusWith(forged)).toBe(401);
    }
  });

  it('is refused where token and session do not fit together', async () => {
    const other = await aWorker().in(api);

    expect(await statusWith(signed('HS256', ownKey(), { ...claims, sub: other.id }))).toBe(401);
  });
});

describe('who has an old token', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  it('gets another one, of another session, with every sign-in', async () => {
    const { email } = await aWorker().in(api);
    const body = { email, password: PASSWORD };
    const tokens = [];
    for (let number = 0; number < 5; number += 1) {
      tokens.push((await api.get(login, { body })).token);
    }
    const sessions = tokens.map((token) => {
      const [, payload = ''] = token.split('.');
      return JSON.parse(Buffer.from(payload, 'base64url').toString()).sid;
    });

    expect(new Set(tokens).size).toBe(5);
    expect(new Set(sessions).size).toBe(5);
    for (const token of tokens) {
      expect(Buffer.from(token.split('.')[2] ?? '', 'base64url')).toHaveLength(32);
    }
  });
});
