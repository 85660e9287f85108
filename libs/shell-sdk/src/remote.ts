import type { UserType } from '@leafshift/contracts/users';
import type { Language } from '@leafshift/i18n';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

/** The version of the contract between shell and remotes; a remote of another major is refused. */
export const CONTRACT_VERSION = '1.0';

export const REMOTE_NAMES = [
  'mf-employer',
  'mf-worker',
  'mf-onboarding',
  'mf-public-board',
] as const;
export type RemoteName = (typeof REMOTE_NAMES)[number];

/** A page of a remote, known before its code is loaded. */
export interface RemoteRoute {
  /** As react-router writes it, such as `/find-work/:id?`. */
  readonly path: string;
  /** `public` pages need no session; otherwise the user types that may open it. */
  readonly access: 'public' | readonly UserType[];
  /** The translation key of the page's title in the remote's namespace. */
  readonly title: string;
  /** What the shell shows while the page loads, in the shape of what comes. */
  readonly skeleton: 'dashboard' | 'list' | 'split' | 'form' | 'detail';
}

/** An entry of the sidebar. */
export interface NavEntry {
  readonly path: string;
  /** The key of its label in the shell's `nav` translations. */
  readonly label: 'home' | 'createPost' | 'posts' | 'profile' | 'workHistory' | 'findWork';
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

/** What a remote exposes: its manifest, and the code behind each route and slot. */
export interface RemoteDefinition {
  readonly manifest: RemoteManifest;
  /** One element, lazy component or children for each route path of the manifest. */
  readonly routes: readonly RouteObject[];
  readonly slots?: Readonly<Partial<Record<SlotName, ComponentType>>>;
  /** The remote's own texts; the namespace is the remote's name. */
  readonly i18n: { load(language: Language): Promise<Record<string, unknown>> };
}
