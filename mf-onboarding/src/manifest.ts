import { CONTRACT_VERSION, type RemoteManifest } from '@leafshift/shell-sdk/manifest';

/** Onboarding's entry in the registry: no pages, two parts that the shell shows. */
export const manifest = {
  name: 'mf-onboarding',
  contractVersion: CONTRACT_VERSION,
  title: 'part',
  routes: [],
  nav: [],
  slots: ['onboarding-overlay', 'onboarding-banner'],
} as const satisfies RemoteManifest;
