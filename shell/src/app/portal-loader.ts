/** The code of the pages behind the login, which the login page does not need. */
export const loadPortal = () =>
  import(/* webpackChunkName: "portal" */ '../portal/portal-module.tsx');
