/** Goes to a path of the portal, whichever router is mounted at the moment. */
export interface Navigation {
  navigate(path: string, options?: { readonly replace?: boolean }): void;
  /** The router that is mounted from now on. */
  attach(go: Navigation['navigate']): void;
}

export function createNavigation(): Navigation {
  let go: Navigation['navigate'] = (path) => location.assign(path);
  return {
    navigate: (path, options) => go(path, options),
    attach: (next) => {
      go = next;
    },
  };
}
