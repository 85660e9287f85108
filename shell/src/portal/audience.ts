import type { UserType } from '@leafshift/contracts/users';
import type { RemoteRoute, SessionState } from '@leafshift/shell-sdk';

/** Who looks at the portal: a visitor, or a user of a type. */
export type Audience = UserType | 'visitor';

export const audienceOf = (session: SessionState): Audience =>
  session.status === 'signed-in' ? session.user.usertype : 'visitor';

export const isOpenTo = (access: RemoteRoute['access'], audience: Audience): boolean =>
  access === 'public' || (audience !== 'visitor' && access.includes(audience));
