import type { UserType } from '@leafshift/contracts/users';

/** The version of the contract between shell and remotes; a remote of another major is refused. */
export const CONTRACT_VERSION = '1.0';

export const REMOTE_NAMES = [
  'mf-employer',
  'mf-worker',
  'mf-onboarding',
  'mf-public-board',
] as const;
export type RemoteName = (typeof REMOTE_NAMES)[number];

/** The shapes that the shell can show while a page loads. */
export const SKELETONS = ['dashboard', 'list', 'split', 'form', 'detail'] as const;
export type SkeletonShape = (typeof SKELETONS)[number];

/** A page of a remote, known before its code is loaded. */
export interface RemoteRoute {
  /** As react-router writes it, such as `/find-work/:id?`. */
  readonly path: string;
  /** `public` pages need no session; otherwise the user types that may open it. */
  readonly access: 'public' | readonly UserType[];
  /** The translation key of the page's title in the remote's namespace. */
  readonly title: string;
  /** What the shell shows while the page loads, in the shape of what comes. */
  readonly skeleton: SkeletonShape;
  /** The `webpackChunkName` of the page's import, so that the shell can preload it. */
  readonly chunk?: string;
}

/** The entries that the sidebar can show; their labels are the shell's `nav` translations. */
export const NAV_LABELS = [
  'home',
  'createPost',
  'posts',
  'profile',
  'workHistory',
  'findWork',
] as const;
export type NavLabel = (typeof NAV_LABELS)[number];

/** An entry of the sidebar. */
export interface NavEntry {
  readonly path: string;
  /** The key of its label in the shell's `nav` translations. */
  readonly label: NavLabel;
  readonly usertypes: readonly UserType[];
  /** Ascending from the top. */
  readonly order: number;
}

/** Parts that the shell hosts and a remote draws. */
export const SLOTS = ['onboarding-overlay', 'onboarding-banner'] as const;
export type SlotName = (typeof SLOTS)[number];

/** What a remote says of itself, as data: published in the registry and checked against its code. */
export interface RemoteManifest {
  readonly name: RemoteName;
  readonly contractVersion: string;
  readonly routes: readonly RemoteRoute[];
  readonly nav: readonly NavEntry[];
  readonly slots: readonly SlotName[];
}
