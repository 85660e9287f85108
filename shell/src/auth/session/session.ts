import type { Profile } from '@leafshift/contracts/profile';
import type {
  LoginBody,
  RegistrationBody,
  SignedIn as SessionAnswer,
  User,
} from '@leafshift/contracts/users';
import { type ApiClient, fetchCode, isApiError } from '@leafshift/data-access';
import type { AlertKind, Readable, SessionState } from '@leafshift/shell-sdk';
import { dropDrafts } from '@leafshift/ui/form-draft';
import { atom } from 'jotai';
import { readableAtom, type ShellStore } from '../../app/readable-atom.ts';
import { loadCalls } from './load-calls.ts';
import type { SessionEnding } from './session-ending.ts';
import type { SessionTabs } from './session-tabs.ts';
import type { TokenStorage } from './token-storage.ts';

/** The key under which the banner's X is kept until the browser session ends. */
export const SESSION_SKIP_KEY = 'sessionSkipOnboarding';

export interface SessionParts {
  readonly store: ShellStore;
  readonly api: ApiClient;
  readonly tokens: TokenStorage;
  readonly tabs: SessionTabs;
  readonly browserSession: Storage;
  notify(kind: AlertKind, msg: string): void;
  /** The session's own sentences, in the language of the page. */
  say(sentence: 'loadFailed' | 'notRevoked' | 'otherAccount'): string;
}

type SignedIn = Extract<SessionState, { status: 'signed-in' }>;
type Settled = Exclude<SessionState, { status: 'loading' }>;

const LOADING: SessionState = { status: 'loading' };
const SIGNED_OUT: SessionState = { status: 'signed-out' };

/** The server is away, as opposed to one that refused. */
const isAway = (error: unknown): boolean =>
  isApiError(error) && (error.statusCode === 0 || error.statusCode >= 500);

/** The session: a token, and the user and the profile behind it (ACCOUNT-30). */
export class Session {
  readonly state: Readable<SessionState>;
  /** Why somebody is signed out who had been in, for the login page; null where there is nothing to say. */
  readonly ending: Readable<SessionEnding | null>;
  readonly #parts: SessionParts;
  readonly #stateAtom = atom<SessionState>(SIGNED_OUT);
  readonly #endingAtom = atom<SessionEnding | null>(null);
  readonly #profileListeners = new Set<(asked: Promise<Profile>) => void>();
  readonly #endListeners = new Set<() => void>();
  #profile: Promise<Profile> | null = null;
  #isSigningOut = false;

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.state = readableAtom(parts.store, this.#stateAtom);
    this.ending = readableAtom(parts.store, this.#endingAtom);
    if (parts.tokens.read() !== null) this.#set(LOADING);
    parts.tabs.onEnd((token) => {
      if (token === parts.tokens.read() || this.#lostToken()) this.#forget('elsewhere');
    });
    parts.tabs.onStart(() => {
      const { status } = this.state.get();
      if (status === 'signed-out') this.start().catch(reportError);
      else if (status === 'signed-in') this.check().catch(reportError);
    });
  }

  /** Uses the stored token, if there is one: the user is loaded, then the profile. */
  async start(): Promise<void> {
    if (this.#parts.tokens.read() === null) return;
    this.#set(LOADING);
    await this.#load(async () => {
      this.#enter(await this.#askUser());
    });
  }

  /** Resolves once it is known who is signed in, or that nobody is. */
  settled(): Promise<Settled> {
    return new Promise((resolve) => {
      const settle = (): void => {
        const state = this.state.get();
        if (state.status === 'loading') return;
        stop();
        resolve(state);
      };
      const stop = this.state.subscribe(settle);
      settle();
    });
  }

  /** Throws the `ApiError` of a refused login; no token is left then. */
  async signIn(credentials: Omit<LoginBody, 'remember'>, remember: boolean): Promise<void> {
    const body = { ...credentials, remember };
    await this.enter(async (api) => api.send((await loadCalls()).login, { body }), remember);
  }

  /**
   * Signs in by any call that answers a session; null is none, and false then. Throws the `ApiError`
   * of a refusal; no token is left then.
   */
  async enter(
    signIn: (api: ApiClient) => Promise<SessionAnswer | null>,
    remember: boolean,
  ): Promise<boolean> {
    this.#parts.tokens.clear();
    this.#parts.store.set(this.#endingAtom, null);
    const given = await signIn(this.#parts.api);
    if (given === null) return false;
    const { token, user } = given;
    this.#parts.tokens.write(token, remember);
    await this.#load(() => this.#enter(user));
    return true;
  }

  /** Throws the `ApiError` of a refused registration; no token is left then. */
  async register(body: RegistrationBody): Promise<void> {
    await this.enter(async (api) => api.send((await loadCalls()).register, { body }), true);
  }

  /** Ends the session on the server, here and in the browser's other tabs. */
  async signOut(): Promise<void> {
    const { api, tabs, tokens, notify, say } = this.#parts;
    const token = tokens.read();
    if (token === null) return;
    this.#isSigningOut = true;
    const wasAway = await loadCalls()
      .then(({ logout }) => api.send(logout, {}))
      .then(() => false, isAway);
    this.#isSigningOut = false;
    this.#forget(wasAway ? 'notRevoked' : 'signedOut');
    tabs.announceEnd(token);
    if (wasAway) notify('Warning', say('notRevoked'));
  }

  /** Ends every session of the user, this one too. Throws the `ApiError` when nothing was ended. */
  async signOutEverywhere(): Promise<void> {
    await this.#endAfter('everywhere', async () =>
      this.#parts.api.send((await loadCalls()).logoutEverywhere, {}),
    );
  }

  /** Deletes the account for good. Throws the `ApiError` when the password is not right. */
  async deleteAccount(password: string): Promise<void> {
    await this.#endAfter('deleted', async () =>
      this.#parts.api.send((await loadCalls()).deleteAccount, { body: { password } }),
    );
  }

  /** The server refused the token. */
  end(reason: string): void {
    if (this.state.get().status === 'signed-out') return;
    this.#forget('expired');
    this.#parts.notify('Error', reason);
  }

  /** Asks the server whether the session still holds, for instance after it closed the socket. */
  async check(): Promise<void> {
    // Signing out makes the server close the socket too; that says nothing new.
    if (this.#isSigningOut || this.state.get().status !== 'signed-in') return;
    try {
      const user = await this.#askUser();
      if (this.#isOther(user)) await this.#becomeOther(user);
      else this.setUser(user);
    } catch (error) {
      // A refused token has ended the session already; a server that is away says nothing of it.
      if (!isApiError(error)) throw error;
    }
  }

  setUser(user: User): void {
    this.#change({ user });
  }

  /** The banner's X, kept until the browser session ends. */
  setSessionSkipOnboarding(skip: boolean): void {
    if (skip) this.#parts.browserSession.setItem(SESSION_SKIP_KEY, 'true');
    else this.#parts.browserSession.removeItem(SESSION_SKIP_KEY);
    this.#change({ sessionSkipOnboarding: skip });
  }

  /** Calls back with the profile that is asked for or there, and with each that a later sign-in asks for. */
  onProfile(listener: (asked: Promise<Profile>) => void): void {
    this.#profileListeners.add(listener);
    if (this.#profile !== null) listener(this.#profile);
  }

  /** Calls back when a session ended, so that nothing of it stays behind. */
  onEnd(listener: () => void): void {
    this.#endListeners.add(listener);
  }

  async #endAfter(ending: SessionEnding, call: () => Promise<unknown>): Promise<void> {
    const { tabs, tokens } = this.#parts;
    const token = tokens.read();
    this.#isSigningOut = true;
    try {
      await call();
    } finally {
      this.#isSigningOut = false;
    }
    this.#forget(ending);
    if (token !== null) tabs.announceEnd(token);
  }

  async #load(enter: () => Promise<void> | void): Promise<void> {
    try {
      await enter();
      const asked = this.#askProfile();
      this.#profile = asked;
      for (const listener of this.#profileListeners) listener(asked);
      await asked;
    } catch (error) {
      this.#giveUp(error);
    }
  }

  async #askUser(): Promise<User> {
    return this.#parts.api.send((await loadCalls()).currentUser, {});
  }

  async #askProfile(): Promise<Profile> {
    const { myProfile } = await fetchCode(() => import('./load-profile.ts'));
    return this.#parts.api.send(myProfile, {});
  }

  /** Failing to load the user or the profile ends the session; a server that is away keeps the token. */
  #giveUp(error: unknown): void {
    // The client has told a refused token to `end` already.
    if (this.state.get().status === 'signed-out') return;
    if (isAway(error)) this.#leave('interrupted');
    else this.#forget('notLoaded');
    this.#parts.notify('Error', this.#parts.say('loadFailed'));
  }

  #isOther({ _id }: User): boolean {
    const current = this.state.get();
    return current.status === 'signed-in' && current.user._id !== _id;
  }

  /** All tabs share a remembered token: another account in one of them is another one in all. */
  async #becomeOther(user: User): Promise<void> {
    this.#leave('elsewhere');
    this.#parts.notify('Info', this.#parts.say('otherAccount'));
    await this.#load(() => this.#enter(user));
  }

  #enter(user: User): void {
    const skip = this.#parts.browserSession.getItem(SESSION_SKIP_KEY) === 'true';
    this.#parts.store.set(this.#endingAtom, null);
    this.#set({ status: 'signed-in', user, sessionSkipOnboarding: skip });
  }

  #forget(ending: SessionEnding): void {
    this.#parts.tokens.clear();
    this.#parts.browserSession.removeItem(SESSION_SKIP_KEY);
    // A session that ran out is taken up again by the same person, who goes on typing.
    if (ending !== 'expired' && ending !== 'notLoaded') dropDrafts(this.#parts.browserSession);
    this.#leave(ending);
  }

  #leave(ending: SessionEnding): void {
    this.#profile = null;
    this.#parts.store.set(this.#endingAtom, ending);
    this.#set(SIGNED_OUT);
    for (const listener of this.#endListeners) listener();
  }

  #lostToken(): boolean {
    return this.#parts.tokens.read() === null && this.state.get().status !== 'signed-out';
  }

  #change(next: Partial<SignedIn>): void {
    const current = this.state.get();
    if (current.status === 'signed-in') this.#set({ ...current, ...next });
  }

  #set(state: SessionState): void {
    this.#parts.store.set(this.#stateAtom, state);
  }
}
