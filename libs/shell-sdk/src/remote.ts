import type { Language } from '@leafshift/i18n';
import type { ComponentType, ReactNode } from 'react';
import type { RemoteManifest, SlotName } from './manifest.ts';
import type { ShellApi } from './shell-api.ts';

/** Loads the code of a page; the module exports the page as `Component`. */
export type LoadPage = () => Promise<{ readonly Component: ComponentType }>;

/** Loads the code of a slot; the module exports what it draws as `Component`. */
export type LoadSlot = LoadPage;

type PathOf<Manifest extends RemoteManifest> = Manifest['routes'][number]['path'];
type SlotOf<Manifest extends RemoteManifest> = Manifest['slots'][number];

/** What a remote's author writes: its manifest, and the code behind each route and slot of it. */
export interface RemoteDefinition<Manifest extends RemoteManifest = RemoteManifest> {
  readonly manifest: Manifest;
  /** One page for each route path of the manifest. */
  readonly routes: Readonly<Record<PathOf<Manifest>, LoadPage>>;
  /** One part for each slot of the manifest. */
  readonly slots?: Readonly<Record<SlotOf<Manifest>, LoadSlot>>;
  /** The remote's own texts; the namespace is the remote's name. */
  readonly i18n: { load(language: Language): Promise<Readonly<Record<string, unknown>>> };
}

/** Loads a page or slot and answers what to render, wrapped in `ShellFrame`. */
export type LoadPart = () => Promise<ReactNode>;

/** A remote that was handed the shell's objects: what the shell mounts. */
export interface ConnectedRemote {
  /** By route path of the manifest. */
  readonly pages: Readonly<Record<string, LoadPart>>;
  readonly slots: Readonly<Record<SlotName, LoadPart>>;
}

/** The default export of a remote's one exposed module. */
export interface ExposedRemote {
  readonly manifest: RemoteManifest;
  /** The texts of a language, without English behind them. */
  loadTexts(language: Language): Promise<Readonly<Record<string, unknown>>>;
  connect(shell: ShellApi): ConnectedRemote;
}
