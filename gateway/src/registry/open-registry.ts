import { openTarget } from '@leafshift/remote-kit/releases/target/open-target';
import { settingsFrom } from '../settings/portal-settings.ts';
import type { GatewaySettings } from '../settings/settings.ts';
import { ServedRegistry } from './served-registry.ts';

type RegistrySettings = Parameters<typeof settingsFrom>[0] &
  Pick<
    GatewaySettings,
    'REGISTRY' | 'S3_REGION' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
  >;

/** The registry in a folder or a bucket, with the settings of the environment where it has none. */
export const openRegistry = (
  settings: RegistrySettings,
  onProblem: (problem: string) => void,
): ServedRegistry =>
  new ServedRegistry({
    target: openTarget(settings.REGISTRY, {
      S3_REGION: settings.S3_REGION,
      S3_ENDPOINT: settings.S3_ENDPOINT,
      S3_ACCESS_KEY_ID: settings.S3_ACCESS_KEY_ID,
      S3_SECRET_ACCESS_KEY: settings.S3_SECRET_ACCESS_KEY,
    }),
    settings: settingsFrom(settings),
    onProblem,
  });
