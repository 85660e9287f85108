import { PortalSettings } from '@leafshift/shell-sdk/registry';
import { PlainFailure } from '../process/plain-failure.ts';
import type { RemoteOptions } from '../program/options.ts';
import { FIRST_SETTINGS } from '../releases/first-settings.ts';
import type { ReleaseStore } from '../releases/release-store.ts';

export interface SettingsContext {
  readonly options: Pick<RemoteOptions, 'settings'>;
  readonly store: ReleaseStore;
  readonly say: (text: string) => void;
}

const UNSET =
  'Nothing is set: the portal goes by the environment of its server. Set something with an option.';

/** Says what is set for the portal, and sets what is given; the rest stays as it is. */
export async function settings({ options, store, say }: SettingsContext): Promise<void> {
  const before = await store.settings();
  if (Object.keys(options.settings).length > 0) {
    const next = PortalSettings.safeParse({
      ...(before ?? FIRST_SETTINGS),
      ...options.settings,
    });
    if (!next.success) {
      const [issue] = next.error.issues;
      throw new PlainFailure(`${issue?.path.join('.')}: ${issue?.message}`);
    }
    await store.changeSettings(next.data);
  }
  const now = await store.settings();
  if (now === null) return say(UNSET);
  say(`Google Maps key    ${now.googleMapsKey ?? 'none'}`);
  say(`Android store      ${now.androidStoreUrl}`);
  say(`iOS store          ${now.iosStoreUrl}`);
  say(`terms              ${now.termsUrl ?? "the portal's own"}`);
  say(`privacy policy     ${now.privacyUrl ?? "the portal's own"}`);
  say(`override origins   ${now.overrideOrigins.join(' ') || 'none'}`);
}
