/** The key of the session's token in the browser's storage (ACCOUNT-42). */
export const TOKEN_KEY = 'token';

export interface TokenStorage {
  read(): string | null;
  /** Kept until sign-out when remembered, else until the browser session ends. */
  write(token: string, remember: boolean): void;
  clear(): void;
}

/** Where the token lives: local storage with 'Remember me', session storage without. */
export function createTokenStorage(
  local: Storage = localStorage,
  session: Storage = sessionStorage,
): TokenStorage {
  const clear = (): void => {
    local.removeItem(TOKEN_KEY);
    session.removeItem(TOKEN_KEY);
  };
  return {
    read: () => session.getItem(TOKEN_KEY) ?? local.getItem(TOKEN_KEY),
    write: (token, remember) => {
      clear();
      (remember ? local : session).setItem(TOKEN_KEY, token);
    },
    clear,
  };
}
