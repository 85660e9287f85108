import { DEFAULT_LANGUAGE, type Language } from '@leafshift/domain/languages';
import { messageTexts } from '@leafshift/i18n/messages';
import type { SharedTexts } from '@leafshift/i18n/shared-texts';
import { uiTexts } from '@leafshift/ui/locales';
import type { RemoteManifest } from './manifest.ts';
import type {
  ConnectedRemote,
  ExposedRemote,
  LoadPage,
  LoadPart,
  LoadSlot,
  RemoteDefinition,
} from './remote.ts';
import type { ShellApi } from './shell-api.ts';
import { ShellFrame } from './shell-frame.tsx';

const partOf =
  (load: LoadPage, shell: ShellApi, remote: string): LoadPart =>
  async () => {
    const { Component } = await load();
    return (
      <ShellFrame shell={shell} remote={remote}>
        <Component />
      </ShellFrame>
    );
  };

const partsOf = (
  loaders: readonly (readonly [string, LoadPage])[],
  shell: ShellApi,
  remote: string,
) => Object.fromEntries(loaders.map(([name, load]) => [name, partOf(load, shell, remote)]));

function missingIn(wanted: readonly string[], given: readonly string[]): string[] {
  return wanted.filter((name) => !given.includes(name));
}

/** Throws when manifest and code do not name the same routes and slots. */
function checkNames(manifest: RemoteManifest, paths: string[], slots: string[]): void {
  const declared = manifest.routes.map(({ path }) => path);
  const differences = [
    ...missingIn(declared, paths).map((path) => `no page for the route ${path}`),
    ...missingIn(paths, declared).map((path) => `the page ${path} is not in the manifest`),
    ...missingIn(manifest.slots, slots).map((slot) => `no code for the slot ${slot}`),
    ...missingIn(slots, manifest.slots).map((slot) => `the slot ${slot} is not in the manifest`),
  ];
  if (differences.length > 0) throw new Error(`${manifest.name}: ${differences.join('; ')}`);
}

/** Without a language shared components speak English, and say so; without English they have nothing to say. */
async function loadOrEnglish(texts: SharedTexts, language: Language): Promise<void> {
  try {
    await texts.load(language);
  } catch (failure) {
    await texts.load(DEFAULT_LANGUAGE);
    reportError(failure);
  }
}

/**
 * Makes the module that a remote exposes. Each page and slot is wrapped in `ShellFrame`, so that
 * `useShell()` and its sisters, queries, texts and the theme work inside.
 * Throws when a route or slot of the manifest has no code, or the other way round.
 */
export function defineRemote<const Manifest extends RemoteManifest>(
  definition: RemoteDefinition<Manifest>,
): ExposedRemote {
  const pages = Object.entries<LoadPage>(definition.routes);
  const slots = Object.entries<LoadSlot>(definition.slots ?? {});
  checkNames(
    definition.manifest,
    pages.map(([path]) => path),
    slots.map(([slot]) => slot),
  );
  return {
    manifest: definition.manifest,
    loadTexts: async (language) => {
      const shared = [uiTexts, messageTexts].map((texts) => loadOrEnglish(texts, language));
      const [texts] = await Promise.all([definition.i18n.load(language), ...shared]);
      return texts;
    },
    connect: (shell): ConnectedRemote => ({
      pages: partsOf(pages, shell, definition.manifest.name),
      slots: partsOf(slots, shell, definition.manifest.name),
    }),
  };
}
