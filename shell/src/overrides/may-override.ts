import type { SessionState } from '@leafshift/shell-sdk';
import type { Registry } from '@leafshift/shell-sdk/registry';

/** Who may load parts from elsewhere: administrators, and all where the operator names origins. */
export const mayOverride = (session: SessionState, { settings }: Registry): boolean =>
  settings.overrideOrigins.length > 0 ||
  (session.status === 'signed-in' && session.user.usertype === 'Admin');
