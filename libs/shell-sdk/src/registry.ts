import { UserType } from '@leafshift/contracts/users';
import { z } from 'zod';
import { NAV_LABELS, REMOTE_NAMES, SKELETONS, SLOTS } from './manifest.ts';

const Integrity = z.string().regex(/^sha(?:256|384)-[A-Za-z0-9+/=]+$/);
const Path = z.string().startsWith('/');

/** A file below the release's address, with what the browser must find in it. */
const ReleaseFile = z.strictObject({
  file: z.string().regex(/^(?![/\\])[^:]+$/),
  integrity: Integrity,
});
export type ReleaseFile = z.infer<typeof ReleaseFile>;

/** What can be fetched at once for the whole remote, for one page or for one language. */
const Preload = z.strictObject({
  files: z.array(ReleaseFile),
  /** Libraries to consume from the shell, such as `antd/es/table`. */
  shared: z.array(z.string()),
});
export type Preload = z.infer<typeof Preload>;

const Manifest = z.strictObject({
  name: z.enum(REMOTE_NAMES),
  contractVersion: z.string().regex(/^\d+\.\d+$/),
  routes: z.array(
    z.strictObject({
      path: Path,
      access: z.union([z.literal('public'), z.array(UserType)]),
      title: z.string(),
      skeleton: z.enum(SKELETONS),
      chunk: z.string().optional(),
    }),
  ),
  nav: z.array(
    z.strictObject({
      path: Path,
      label: z.enum(NAV_LABELS),
      usertypes: z.array(UserType),
      order: z.number(),
    }),
  ),
  slots: z.array(z.enum(SLOTS)),
});

/** One build of a remote, as published; it never changes. */
export const Release = z.strictObject({
  /** Made from the contents of the build's files. */
  id: z.string().regex(/^[0-9a-f]{12}$/),
  /** Counted by remote; absent for a build that was published without being released. */
  number: z.number().int().positive().optional(),
  /** The folder of its files, with a slash at the end. */
  baseUrl: z.url({ protocol: /^https?$/ }).endsWith('/'),
  entry: ReleaseFile,
  /**
   * The entry of its fallback, for a shell that shares a library in another version. Releases are never
   * written again, so that the field keeps its first name, and the container its `-copies`.
   */
  copies: ReleaseFile.optional(),
  manifest: Manifest,
  shared: z.array(
    z.strictObject({ request: z.string(), requiredVersion: z.string(), singleton: z.boolean() }),
  ),
  preload: z.strictObject({
    remote: Preload,
    /** By route path. */
    pages: z.record(z.string(), Preload),
    slots: z.partialRecord(z.enum(SLOTS), Preload),
    /** By language. */
    locales: z.record(z.string(), Preload),
  }),
});
export type Release = z.infer<typeof Release>;

/** The releases of one remote, and who gets which. */
export const RegistryEntry = z.strictObject({
  releases: z.record(z.string(), Release),
  /** The release for everybody else. */
  current: z.string(),
  /** A share of the users, always the same ones, gets another release. */
  canary: z.strictObject({ release: z.string(), percent: z.number().min(0).max(100) }).optional(),
  /** Releases for particular users, by their id. */
  pins: z.record(z.string(), z.string()).optional(),
});
export type RegistryEntry = z.infer<typeof RegistryEntry>;

/** Settings that an operator can change without building anything. */
export const PortalSettings = z.strictObject({
  googleMapsKey: z.string().nullable(),
  androidStoreUrl: z.url({ protocol: /^https$/ }),
  iosStoreUrl: z.url({ protocol: /^https$/ }),
  /** Where a tester may load a remote from instead, such as `http://localhost:*`. */
  overrideOrigins: z.array(z.string()).default([]),
});
export type PortalSettings = z.infer<typeof PortalSettings>;

/** `remotes.json`: the one document that the shell reads anew at each start. */
export const Registry = z.strictObject({
  formatVersion: z.literal(1),
  settings: PortalSettings,
  remotes: z.partialRecord(z.enum(REMOTE_NAMES), RegistryEntry),
});
export type Registry = z.infer<typeof Registry>;

const isKeyed = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;

/** Takes the value at a path out of nested objects and lists. */
function removeAt(root: unknown, path: readonly PropertyKey[]): void {
  const parent = path.slice(0, -1).reduce((at, key) => (isKeyed(at) ? at[key] : undefined), root);
  const last = path.at(-1);
  if (isKeyed(parent) && last !== undefined) delete parent[last];
}

/**
 * Reads a registry as a window does: what only newer shells know is passed over, and a remote whose
 * entry is broken counts as one without an entry. Throws a ZodError for what is no registry at all.
 */
export function readRegistry(value: unknown): Registry {
  const copy = structuredClone(value);
  for (;;) {
    const result = Registry.safeParse(copy);
    if (result.success) return result.data;
    const [issue] = result.error.issues;
    const [part, remote] = issue?.path ?? [];
    if (issue?.code === 'unrecognized_keys') {
      for (const key of issue.keys) removeAt(copy, [...issue.path, key]);
    } else if (part === 'remotes' && remote !== undefined) removeAt(copy, [part, remote]);
    else throw result.error;
  }
}
