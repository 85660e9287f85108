import { openTarget } from '@leafshift/remote-kit/releases/target/open-target';
import { settingsFrom } from '../settings/portal-settings.ts';
import type { GatewaySettings } from '../settings/settings.ts';
import { KeptRegistry } from './kept-registry.ts';
import { type RegistryFiles, ServedRegistry } from './served-registry.ts';

type RegistrySettings = Parameters<typeof settingsFrom>[0] &
  Pick<
    GatewaySettings,
    'REGISTRY' | 'S3_REGION' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
  >;

/** A folder costs nothing to look into, and who develops wants to see a change at once. */
const KEEP_BUCKET_MS = 1_000;

/** The registry in a folder or a bucket, with the settings of the environment where it has none. */
export function openRegistry(
  settings: RegistrySettings,
  onProblem: (problem: string) => void,
): RegistryFiles {
  const target = openTarget(settings.REGISTRY, {
    S3_REGION: settings.S3_REGION,
    S3_ENDPOINT: settings.S3_ENDPOINT,
    S3_ACCESS_KEY_ID: settings.S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: settings.S3_SECRET_ACCESS_KEY,
  });
  const registry = new ServedRegistry({ target, settings: settingsFrom(settings), onProblem });
  const keepMs = settings.REGISTRY.includes('://') ? KEEP_BUCKET_MS : 0;
  return new KeptRegistry({ registry, keepMs, onProblem });
}
