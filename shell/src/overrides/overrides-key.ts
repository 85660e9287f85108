/** Where a browser keeps from where remotes under test come. */
export const OVERRIDES_KEY = 'remoteOverrides';
