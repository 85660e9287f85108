import { currentUser, login, logout, logoutEverywhere } from '@leafshift/contracts/auth';
import { myProfile } from '@leafshift/contracts/profile';
import { deleteAccount, register } from '@leafshift/contracts/users';
import { ApiError } from '@leafshift/data-access';
import { anEmployer, aProfile, aWorker } from '@leafshift/testing/builders';
import { createMockApi, failing, handle } from '@leafshift/testing/mock-api';
import { createStore } from 'jotai';
import english from '../../locales/en.json';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { SESSION_SKIP_KEY, Session } from './session.ts';
import type { SessionTabs } from './session-tabs.ts';
import { createTokenStorage, TOKEN_KEY } from './token-storage.ts';

const user = anEmployer();
const profile = aProfile();
const credentials = { email: 'hiring@harbour.example', password: 'a long password' };
const account = { usertype: 'Employer' as const, name: 'Harbour', ...credentials };
const awayError = new ApiError({ statusCode: 0, code: 'OFFLINE', msg: 'You seem to be offline' });

function setUp(
  handlers: Parameters<typeof createMockApi>[0],
  { token = null as string | null, skip = false } = {},
) {
  const local = memoryStorage(token === null ? {} : { [TOKEN_KEY]: token });
  const browserSession = memoryStorage(skip ? { [SESSION_SKIP_KEY]: 'true' } : {});
  const alerts: string[] = [];
  let endElsewhere: (ended: string) => void = () => {};
  let startElsewhere: () => void = () => {};
  const announced: string[] = [];
  const tabs: SessionTabs = {
    announceEnd: (ended) => announced.push(ended),
    onEnd: (listener) => {
      endElsewhere = listener;
    },
    onStart: (listener) => {
      startElsewhere = listener;
    },
  };
  const api = createMockApi(handlers);
  const session = new Session({
    store: createStore(),
    api,
    tokens: createTokenStorage(local, browserSession),
    tabs,
    browserSession,
    notify: (kind, msg) => alerts.push(`${kind}: ${msg}`),
    say: (sentence) => english.session[sentence],
  });
  const ended = jest.fn();
  session.onEnd(ended);
  return {
    session,
    api,
    local,
    browserSession,
    alerts,
    announced,
    ended,
    endElsewhere: (token: string) => endElsewhere(token),
    startElsewhere: () => startElsewhere(),
  };
}

const working = [handle(currentUser, user), handle(myProfile, profile)];

describe('starting with a stored token', () => {
  it('loads the user, then the profile', async () => {
    const { session, alerts } = setUp(working, { token: 'stored' });
    const profiles: unknown[] = [];
    session.onProfile((asked) => {
      asked.then(({ name }) => profiles.push(name)).catch(reportError);
    });
    expect(session.state.get()).toEqual({ status: 'loading' });
    await session.start();
    expect(session.state.get()).toMatchObject({ status: 'signed-in', user: { _id: user._id } });
    expect(profiles).toEqual([profile.name]);
    expect(alerts).toEqual([]);
  });

  it('hands the profile to whoever asks later', async () => {
    const { session } = setUp(working, { token: 'stored' });
    await session.start();
    const later = jest.fn();
    session.onProfile(later);
    expect(later).toHaveBeenCalledTimes(1);
  });

  it('keeps the X of the banner until the browser session ends', async () => {
    const { session } = setUp(working, { token: 'stored', skip: true });
    await session.start();
    expect(session.state.get()).toMatchObject({ sessionSkipOnboarding: true });
  });

  it.each([
    ['the user', [failing(currentUser, 'NOT_FOUND'), handle(myProfile, profile)]],
    ['the profile', [handle(currentUser, user), failing(myProfile, 'NOT_FOUND')]],
  ])('ends the session when %s cannot be loaded', async (_what, handlers) => {
    const { session, local, alerts, ended } = setUp(handlers, { token: 'stored' });
    await session.start();
    expect(session.state.get()).toEqual({ status: 'signed-out' });
    expect(local.getItem(TOKEN_KEY)).toBeNull();
    expect(alerts).toEqual(['Error: Error retrieving user data']);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('keeps the token for another try when the server is away', async () => {
    const away = handle(currentUser, () => {
      throw awayError;
    });
    const { session, api, local } = setUp([away], { token: 'stored' });
    await session.start();
    expect(session.state.get()).toEqual({ status: 'signed-out' });
    expect(session.ending.get()).toBe('interrupted');
    expect(local.getItem(TOKEN_KEY)).toBe('stored');

    api.use(...working);
    await session.start();
    expect(session.state.get()).toMatchObject({ status: 'signed-in' });
    expect(session.ending.get()).toBeNull();
  });

  it('does nothing without a token', async () => {
    const { session, api } = setUp([]);
    await session.start();
    await expect(session.settled()).resolves.toEqual({ status: 'signed-out' });
    expect(api.sentTo(currentUser)).toEqual([]);
  });

  it('lets others wait for the outcome', async () => {
    const { session } = setUp(working, { token: 'stored' });
    const outcome = session.settled();
    await session.start();
    await expect(outcome).resolves.toMatchObject({ status: 'signed-in' });
  });
});

describe('signing in', () => {
  const handlers = [handle(login, { token: 'new', user }), handle(myProfile, profile)];

  it('keeps the token in local storage when it shall be remembered', async () => {
    const { session, local, browserSession } = setUp(handlers);
    await session.signIn(credentials, true);
    expect(local.getItem(TOKEN_KEY)).toBe('new');
    expect(browserSession.getItem(TOKEN_KEY)).toBeNull();
    expect(session.state.get()).toMatchObject({ status: 'signed-in' });
  });

  it('keeps the token in session storage otherwise', async () => {
    const { session, local, browserSession } = setUp(handlers);
    await session.signIn(credentials, false);
    expect(local.getItem(TOKEN_KEY)).toBeNull();
    expect(browserSession.getItem(TOKEN_KEY)).toBe('new');
  });

  it('leaves no token when it is refused', async () => {
    const { session, local } = setUp([failing(login, 'INVALID_CREDENTIALS')], { token: 'old' });
    await expect(session.signIn(credentials, true)).rejects.toMatchObject({
      message: 'Invalid Credentials',
    });
    expect(local.getItem(TOKEN_KEY)).toBeNull();
  });

  it('leaves no token when a registration is refused', async () => {
    const { session, local } = setUp([failing(register, 'EMAIL_IN_USE')], { token: 'old' });
    await expect(session.register(account)).rejects.toMatchObject({ message: 'Email in use' });
    expect(local.getItem(TOKEN_KEY)).toBeNull();
  });

  it('works for a new account as well', async () => {
    const { session, local } = setUp([
      handle(register, { token: 'first', user: aWorker() }),
      handle(myProfile, profile),
    ]);
    await session.register(account);
    expect(local.getItem(TOKEN_KEY)).toBe('first');
    expect(session.state.get()).toMatchObject({ status: 'signed-in', user: { usertype: 'Temp' } });
  });
});

describe('signing out', () => {
  it('revokes the token, forgets the session and tells the other tabs', async () => {
    const { session, api, local, announced, ended } = setUp(
      [...working, handle(logout, undefined)],
      {
        token: 'stored',
      },
    );
    await session.start();
    await session.signOut();
    expect(api.sentTo(logout)).toHaveLength(1);
    expect(local.getItem(TOKEN_KEY)).toBeNull();
    expect(session.state.get()).toEqual({ status: 'signed-out' });
    expect(announced).toEqual(['stored']);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('signs out here even when the server is away, and says so', async () => {
    const away = handle(logout, () => {
      throw awayError;
    });
    const { session, alerts } = setUp([...working, away], { token: 'stored' });
    await session.start();
    await session.signOut();
    expect(session.state.get()).toEqual({ status: 'signed-out' });
    expect(alerts).toEqual(['Warning: You are signed out here, but the server did not answer']);
  });

  it('follows a sign-out in another tab', async () => {
    const { session, endElsewhere } = setUp(working, { token: 'stored' });
    await session.start();
    endElsewhere('stored');
    expect(session.state.get()).toEqual({ status: 'signed-out' });
  });

  it('does not follow the sign-out of another session', async () => {
    const { session, endElsewhere } = setUp(working, { token: 'stored' });
    await session.start();
    endElsewhere('the token of somebody else');
    expect(session.state.get()).toMatchObject({ status: 'signed-in' });
  });

  it('follows a sign-in in another tab', async () => {
    const { session, local, startElsewhere } = setUp(working);
    local.setItem(TOKEN_KEY, 'from the other tab');
    startElsewhere();
    await expect(session.settled()).resolves.toMatchObject({ status: 'signed-in' });
  });

  it('takes over another account that another tab has signed in to, and nothing of the one before', async () => {
    const { session, api, local, alerts, ended, startElsewhere } = setUp(working, {
      token: 'stored',
    });
    await session.start();
    const other = aWorker();
    api.use(handle(currentUser, other));
    local.setItem(TOKEN_KEY, 'of the other account');
    const arrived = new Promise<void>((resolve) => {
      session.state.subscribe(() => {
        if (session.state.get().status === 'signed-in') resolve();
      });
    });
    startElsewhere();
    await arrived;
    expect(session.state.get()).toMatchObject({ user: { _id: other._id } });
    expect(ended).toHaveBeenCalledTimes(1);
    expect(alerts).toEqual(['Info: You signed in to another account in another window']);
    expect(local.getItem(TOKEN_KEY)).toBe('of the other account');
  });

  it('happens when the server refuses the token', async () => {
    const { session, alerts, local } = setUp(working, { token: 'stored' });
    await session.start();
    session.end('Your session has ended. Please sign in again');
    expect(session.state.get()).toEqual({ status: 'signed-out' });
    expect(local.getItem(TOKEN_KEY)).toBeNull();
    expect(alerts).toEqual(['Error: Your session has ended. Please sign in again']);
  });
});

describe('ending all sessions, or the account', () => {
  it('forgets the token and tells the other tabs, once the server has done it', async () => {
    const handlers = [...working, handle(logoutEverywhere, undefined)];
    const { session, local, announced } = setUp(handlers, { token: 'stored' });
    await session.start();
    await session.signOutEverywhere();
    expect(session.state.get()).toEqual({ status: 'signed-out' });
    expect([local.getItem(TOKEN_KEY), announced]).toEqual([null, ['stored']]);
  });

  it('changes nothing when the password is not right', async () => {
    const handlers = [...working, failing(deleteAccount, 'PASSWORD_WRONG')];
    const { session, local, announced } = setUp(handlers, { token: 'stored' });
    await session.start();
    await expect(session.deleteAccount('a guess')).rejects.toThrow('not right');
    expect(session.state.get().status).toBe('signed-in');
    expect([local.getItem(TOKEN_KEY), announced]).toEqual(['stored', []]);
  });
});

describe('why somebody is signed out', () => {
  const start = async (...more: NonNullable<Parameters<typeof createMockApi>[0]>) => {
    const parts = setUp([...working, ...more], { token: 'stored' });
    await parts.session.start();
    return parts;
  };

  it('is not asked of who was never in', () => {
    expect(setUp([]).session.ending.get()).toBeNull();
  });

  it('is their own wish', async () => {
    const { session } = await start(handle(logout, undefined));
    await session.signOut();
    expect(session.ending.get()).toBe('signedOut');
  });

  it('is their own wish on all devices', async () => {
    const { session } = await start(handle(logoutEverywhere, undefined));
    await session.signOutEverywhere();
    expect(session.ending.get()).toBe('everywhere');
  });

  it('is another window', async () => {
    const { session, endElsewhere } = await start();
    endElsewhere('stored');
    expect(session.ending.get()).toBe('elsewhere');
  });

  it('is a session that the server does not know', async () => {
    const { session } = await start();
    session.end('Your session has ended. Please sign in again');
    expect(session.ending.get()).toBe('expired');
  });

  it('is an account that could not be loaded', async () => {
    const { session } = await start(failing(currentUser, 'NOT_FOUND'));
    expect(session.ending.get()).toBe('notLoaded');
  });

  it('takes what was typed along, unless it ran out only', async () => {
    const DRAFT = 'leafshift.form-draft.worker';
    const draftAfter = async (end: (of: ReturnType<typeof setUp>) => unknown) => {
      const one = await start(handle(logout, undefined));
      one.browserSession.setItem(DRAFT, '{}');
      await end(one);
      return one.browserSession.getItem(DRAFT);
    };
    expect(await draftAfter(({ session }) => session.signOut())).toBeNull();
    expect(await draftAfter(({ endElsewhere }) => endElsewhere('stored'))).toBeNull();
    expect(await draftAfter(({ session }) => session.end('Session ended'))).toBe('{}');
  });

  it('is forgotten with the next sign-in', async () => {
    const { session } = await start(
      handle(logout, undefined),
      handle(login, { token: 'new', user }),
    );
    await session.signOut();
    await session.signIn(credentials, true);
    expect(session.ending.get()).toBeNull();
  });
});
