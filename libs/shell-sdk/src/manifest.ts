import type { UserType } from '@leafshift/contracts/users';
import type { AdminRole } from '@leafshift/domain/admin-roles';
import type { MemberPermission } from '@leafshift/domain/business-members';

/** The version of the contract between shell and remotes; a remote of another major is refused. */
export const CONTRACT_VERSION = '1.8';

/** Lower-case words with hyphens, such as `mf-worker`: the name of a remote or of a slot. */
export const PART_NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** A hash that a browser compares a file with, such as `sha256-…=`. */
export const INTEGRITY = /^sha(?:256|384)-[A-Za-z0-9+/=]+$/;

/** A file below a release's address. */
export const RELEASE_FILE = /^(?![/\\])[^:]+$/;

/** The longest name of a remote or slot; it is part of addresses, file names and metrics. */
export const LONGEST_PART_NAME = 40;

/** A remote's name, also the namespace of its texts and the folder of its releases (`PART_NAME`). */
export type RemoteName = string;

/** The name of a slot (`PART_NAME`). */
export type SlotName = string;

/** Whether a remote or a slot may be called so. */
export const isPartName = (text: string): boolean =>
  text.length <= LONGEST_PART_NAME && PART_NAME.test(text);

/**
 * The shell's slot for what a remote finds: it is drawn while somebody looks for something in the header's
 * search (`useSearched`), among what the shell and other remotes find.
 */
export const SEARCH_SLOT = 'search';

/** The shapes that the shell can show while a page loads. */
export const SKELETONS = ['dashboard', 'list', 'split', 'form', 'detail'] as const;
export type SkeletonShape = (typeof SKELETONS)[number];

/** The addresses that a route's path means, such as `/find-work` and `/find-work/7` of `/find-work/:id?`. */
export const routePattern = (path: string): RegExp =>
  new RegExp(`^${path.split('/').slice(1).map(segmentPattern).join('')}/?$`);

/** What stands there as it is may be anything, and means itself. */
function segmentPattern(segment: string): string {
  if (!segment.startsWith(':')) return `/${segment.replace(/[^\w-]/g, '\\$&')}`;
  return segment.endsWith('?') ? '(/[^/]+)?' : '/[^/]+';
}

/** A page of a remote, known before its code is loaded. */
export interface RemoteRoute {
  /** As react-router writes it, such as `/find-work/:id?`. */
  readonly path: string;
  /** `public` pages need no session; otherwise the user types that may open it. */
  readonly access: 'public' | readonly UserType[];
  /** The translation key of the page's title in the remote's namespace. */
  readonly title: string;
  /** What is shown while the page loads, in the shape of what comes: by the portal's first HTML, then by the shell. */
  readonly skeleton: SkeletonShape;
  /** The `webpackChunkName` of the page's import, so that the shell can preload it. */
  readonly chunk?: string;
  /**
   * What the page asks the API for first, so that the shell can ask while the code is on its way: paths
   * of GET calls below the API's address with their query, exactly as the page's own client writes them.
   */
  readonly data?: readonly string[];
  /**
   * The name of its first picture (`PART_NAME`), whose source is `src/pictures/<name>.tsx`: what the page
   * shows before React is there.
   */
  readonly picture?: string;
}

/** An entry of the sidebar. */
export interface NavEntry {
  readonly path: string;
  /** The translation key of its text in the remote's namespace. */
  readonly label: string;
  /** The `d` of an SVG path: a line drawing on a grid of 24, 1.7 wide. */
  readonly icon: string;
  readonly usertypes: readonly UserType[];
  /**
   * The translation key of its short word in the bar that phones have at the bottom, where the first four
   * of such entries stand; only in the menu when absent.
   */
  readonly bar?: string;
  /** Of the back office, those whose roles the page is for; everybody of the user types when absent. */
  readonly roles?: readonly AdminRole[];
  /** Of a business, those of its people who may do this; everybody when absent (BUSINESS-1). */
  readonly needs?: MemberPermission;
  /** Ascending from the top, among the entries of all remotes. */
  readonly order: number;
}

/** An entry of the menu behind one's own name, and of what the sidebar has behind an arrow (LOOK-12). */
export type AccountEntry = Omit<NavEntry, 'bar'>;

/** What a remote says of itself, as data: the build puts it, with its texts, beside the code. */
export interface RemoteManifest {
  readonly name: RemoteName;
  readonly contractVersion: string;
  /** The translation key of what people call this part, as in 'We cannot load the job board'. */
  readonly title: string;
  readonly routes: readonly RemoteRoute[];
  readonly nav: readonly NavEntry[];
  /** Pages that are needed less often than those of the sidebar, and are one's own. */
  readonly account?: readonly AccountEntry[];
  /** Slots that it draws something into, of the shell or of another remote. */
  readonly slots: readonly SlotName[];
  /** Slots of its own pages that other remotes may draw into. */
  readonly offers?: readonly SlotName[];
}
