import { type ComponentType, lazy, Suspense } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import type { RemoteManifest, SlotName } from './manifest.ts';
import type { ConnectedRemote, ExposedRemote, LoadPage, RemoteDefinition } from './remote.ts';
import type { ShellApi } from './shell-api.ts';
import { ShellFrame } from './shell-frame.tsx';

function routesOf(pages: readonly (readonly [string, LoadPage])[], shell: ShellApi): RouteObject[] {
  const Frame = () => (
    <ShellFrame shell={shell}>
      <Outlet />
    </ShellFrame>
  );
  const children = pages.map(([path, load]) => ({
    path,
    lazy: async () => ({ Component: (await load()).Component }),
  }));
  return [{ Component: Frame, children }];
}

function slotOf(load: LoadPage, shell: ShellApi): ComponentType {
  const Part = lazy(async () => ({ default: (await load()).Component }));
  return () => (
    <ShellFrame shell={shell}>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </ShellFrame>
  );
}

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

/**
 * Makes the module that a remote exposes. Each page and slot is wrapped in `ShellFrame`, so that
 * `useShell()` and its sisters, queries, texts and the theme work inside.
 * Throws when a route or slot of the manifest has no code, or the other way round.
 */
export function defineRemote<const Manifest extends RemoteManifest>(
  definition: RemoteDefinition<Manifest>,
): ExposedRemote {
  const pages = Object.entries<LoadPage>(definition.routes);
  const slots = Object.entries<LoadPage>(definition.slots ?? {});
  checkNames(
    definition.manifest,
    pages.map(([path]) => path),
    slots.map(([slot]) => slot),
  );
  return {
    manifest: definition.manifest,
    loadTexts: (language) => definition.i18n.load(language),
    connect: (shell): ConnectedRemote => ({
      routes: routesOf(pages, shell),
      slots: Object.fromEntries(
        slots.map(([slot, load]) => [slot as SlotName, slotOf(load, shell)]),
      ),
    }),
  };
}
