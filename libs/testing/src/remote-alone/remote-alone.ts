import type { User } from '@leafshift/contracts/users';
import type { ApiClient } from '@leafshift/data-access';
import type { ExposedRemote } from '@leafshift/shell-sdk';
import type { ReactNode } from 'react';
import type { ApiState, Viewer, ViewerName } from '../states/index.ts';

/** What is to be shown: who looks, at what, through which API. */
export interface Shown {
  readonly viewer: Viewer;
  readonly viewerName: ViewerName;
  readonly state: ApiState;
  /** A name of `RemoteAlone.situations`. */
  readonly situation: string;
  readonly now: Date;
}

/** The API that answers, and who is signed in where the situation changes the viewer. */
export interface AloneView {
  readonly api: ApiClient;
  readonly user?: User;
}

/** A remote without the portal: what `npm run qa` shows and `renderAlone` renders. */
export interface RemoteAlone {
  readonly remote: ExposedRemote;
  /** Who may look; the first one at first. */
  readonly viewers: readonly [ViewerName, ...ViewerName[]];
  /** What the marketplace holds, by name; the first one at first. */
  readonly situations: readonly [string, ...string[]];
  connect(shown: Shown): AloneView;
  /** Single components in their states, by name, to be looked at beside whole pages. */
  readonly stories?: Readonly<Record<string, ReactNode>>;
  /** What stands behind the slots of a remote that has no pages. */
  readonly backdrop?: ReactNode;
}
