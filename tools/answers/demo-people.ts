import type { Asker } from './record-answers.ts';

const PASSWORD = 'leafshift-demo';
const ADMIN = 'admin@demo.leafshift.ca';
const CALENDAR_OWNER = 'worker@demo.leafshift.ca';
const NEWCOMERS = ['Employer', 'Temp'];
/** How many of the forty workers sign in; they are at different stages of onboarding. */
const WORKERS = 14;

interface UserPage {
  readonly users: readonly { readonly email: string; readonly usertype: string }[];
  readonly nextCursor: string | null;
}

/**
 * Signs in the administrator, every business and some workers of a demo marketplace, and a new business
 * and a new worker who have nothing yet. The demo worker gets a calendar feed. Throws when the API refuses.
 */
export async function signInPeople(origin: string): Promise<Asker[]> {
  const admin = await signIn(origin, ADMIN);
  const people = [admin, await signIn(origin, CALENDAR_OWNER)];
  let workers = 0;
  for (let cursor: string | null = ''; cursor !== null; ) {
    const address = `/admin/users?limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
    const page: UserPage = await call(origin, 'GET', address, undefined, admin.token);
    for (const { email, usertype } of page.users) {
      if (usertype === 'Temp') workers += 1;
      const isKnown = people.some(({ name }) => name === email);
      if (isKnown || (usertype === 'Temp' && workers > WORKERS)) continue;
      people.push(await signIn(origin, email));
    }
    cursor = page.nextCursor;
  }
  for (const usertype of NEWCOMERS) {
    const email = `new-${usertype.toLowerCase()}@demo.leafshift.ca`;
    const body = { usertype, name: 'New Person', email, password: PASSWORD };
    const { token } = await call<{ token: string }>(origin, 'POST', '/users', body);
    people.push({ name: email, token });
  }
  const owner = people.find(({ name }) => name === CALENDAR_OWNER);
  await call(origin, 'POST', '/calendar/feed', undefined, owner?.token);
  return people;
}

async function signIn(origin: string, email: string): Promise<Asker> {
  const body = { email, password: PASSWORD };
  const { token } = await call<{ token: string }>(origin, 'POST', '/auth', body);
  return { name: email, token };
}

async function call<Answer>(
  origin: string,
  method: string,
  address: string,
  body?: unknown,
  token?: string,
): Promise<Answer> {
  const response = await fetch(`${origin}/api${address}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { 'x-auth-token': token }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${address} was refused: ${text}`);
  return JSON.parse(text) as Answer;
}
