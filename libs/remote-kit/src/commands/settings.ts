import { PlainFailure } from '../process/plain-failure.ts';
import type { RemoteOptions } from '../program/options.ts';
import { ChosenSettings, ORIGIN } from '../releases/chosen-settings.ts';
import type { ReleaseStore } from '../releases/release-store.ts';

export interface SettingsContext {
  readonly options: Pick<RemoteOptions, 'settings'>;
  readonly store: ReleaseStore;
  readonly say: (text: string) => void;
}

const UNSET =
  'Nothing is set: the portal goes by the environment of its server. Set something with an option.';

/**
 * Says what is set for the portal, and sets what is given. Nothing else is written, so that all the rest
 * goes on by what was set before, or by the environment of the portal's server.
 */
export async function settings({ options, store, say }: SettingsContext): Promise<void> {
  if (Object.keys(options.settings).length > 0) {
    refuseNoOrigin(options.settings.overrideOrigins);
    await store.changeSettings(checked({ ...(await store.settings()), ...options.settings }));
  }
  const now = await store.settings();
  if (now === null) return say(UNSET);
  const origins = now.overrideOrigins?.join(' ');
  say(`Google Maps key    ${saidOf(now.googleMapsKey)}`);
  say(`Android store      ${saidOf(now.androidStoreUrl)}`);
  say(`iOS store          ${saidOf(now.iosStoreUrl)}`);
  say(`terms              ${saidOf(now.termsUrl)}`);
  say(`privacy policy     ${saidOf(now.privacyUrl)}`);
  say(`override origins   ${saidOf(origins)}`);
}

const saidOf = (value: string | null | undefined): string =>
  value === undefined ? "as the portal's server says" : value || 'none';

function refuseNoOrigin(given: readonly string[] = []): void {
  const wrong = given.find((origin) => !ORIGIN.test(origin));
  if (wrong === undefined) return;
  throw new PlainFailure(
    `'${wrong}' is no origin: name it without a path, such as https://qa.example.ca or http://localhost:*.`,
  );
}

function checked(next: ChosenSettings): ChosenSettings {
  const { data, error } = ChosenSettings.safeParse(next);
  if (data) return data;
  const [issue] = error.issues;
  throw new PlainFailure(`${issue?.path.join('.')}: ${issue?.message}`);
}
