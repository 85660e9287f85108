import { UserType } from '@leafshift/contracts/users';
import { DEFAULT_LANGUAGE } from '@leafshift/domain/languages';
import { z } from 'zod';
import {
  INTEGRITY,
  LONGEST_PART_NAME,
  PART_NAME,
  RELEASE_FILE,
  type RemoteName,
  SKELETONS,
} from './manifest.ts';

const Integrity = z.string().regex(INTEGRITY);
const Path = z.string().startsWith('/');
const PartName = z.string().max(LONGEST_PART_NAME).regex(PART_NAME);

/** A text by language; English is always there. */
const Texts = z.record(z.string(), z.string()).refine((texts) => texts[DEFAULT_LANGUAGE]);
export type Texts = z.infer<typeof Texts>;

/** What an SVG path draws, and nothing else. */
const Drawing = z
  .string()
  .max(2_000)
  .regex(/^[MLHVCSQTAZ\d\s.,-]+$/i);

/** A file below the release's address, with what the browser must find in it. */
const ReleaseFile = z.strictObject({
  file: z.string().regex(RELEASE_FILE),
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

const Entry = z.strictObject({
  path: Path,
  /** Tells the entry from the others of the remote; what shells of contract 1.0 have a text for. */
  label: z.string(),
  texts: Texts.optional(),
  icon: Drawing.optional(),
  usertypes: z.array(UserType),
  /** Roles of the back office; of contract 1.3. */
  roles: z.array(z.string()).optional(),
  needs: z.string().optional(),
  order: z.number(),
});
export type PublishedEntry = z.infer<typeof Entry>;

/** What a remote says of itself, with the texts that are shown before its code is loaded. */
export const PublishedManifest = z.strictObject({
  name: PartName,
  contractVersion: z.string().regex(/^\d+\.\d+$/),
  /** What people call this part; releases of contract 1.0 have no name for people. */
  titles: Texts.optional(),
  routes: z.array(
    z.strictObject({
      path: Path,
      access: z.union([z.literal('public'), z.array(UserType)]),
      title: z.string(),
      skeleton: z.enum(SKELETONS),
      chunk: z.string().optional(),
      /** GET addresses below the API's that the page asks for first; of contract 1.2. */
      data: z.array(Path).max(12).optional(),
      /** Its first picture, by name; of contract 1.5. */
      picture: PartName.optional(),
    }),
  ),
  /** With its short words in the bar of phones, where it stands in it; of contract 1.4. */
  nav: z.array(Entry.extend({ bar: Texts.optional() })),
  /** Of the menu behind one's own name; of contract 1.7. */
  account: z.array(Entry).optional(),
  slots: z.array(PartName),
  offers: z.array(PartName).optional(),
});
export type PublishedManifest = z.infer<typeof PublishedManifest>;

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
  manifest: PublishedManifest,
  shared: z.array(
    z.strictObject({ request: z.string(), requiredVersion: z.string(), singleton: z.boolean() }),
  ),
  preload: z.strictObject({
    remote: Preload,
    /** By route path; the portal's server leaves them out of what windows read (`PageFiles`). */
    pages: z.record(z.string(), Preload),
    slots: z.record(PartName, Preload),
    /** By language. */
    locales: z.record(z.string(), Preload),
  }),
  /** The files of its first pictures, by name: one script and its style sheets; of contract 1.5. */
  pictures: z.record(PartName, z.array(ReleaseFile)).optional(),
  /** Their scripts without what they say in other languages, by language and name (ADR 415). */
  pictureScripts: z.record(z.string(), z.record(PartName, ReleaseFile)).optional(),
});
export type Release = z.infer<typeof Release>;

/**
 * What pages need beyond what their remote does: by remote, the id of the release and route path. The portal's
 * server writes those of the opened page into it (ADR 410).
 */
export type PageFiles = Readonly<
  Record<RemoteName, Readonly<Record<string, Release['preload']['pages']>>>
>;

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
  /** The operator's own terms and privacy policy, instead of the portal's. */
  termsUrl: z.url({ protocol: /^https$/ }).optional(),
  privacyUrl: z.url({ protocol: /^https$/ }).optional(),
  /** Where a tester may load a remote from instead, such as `http://localhost:*`. */
  overrideOrigins: z.array(z.string()).default([]),
});
export type PortalSettings = z.infer<typeof PortalSettings>;

/** `remotes.json`: the one document that the shell reads anew at each start. */
export const Registry = z.strictObject({
  formatVersion: z.literal(1),
  settings: PortalSettings,
  remotes: z.record(PartName, RegistryEntry),
});
export type Registry = z.infer<typeof Registry>;

const isKeyed = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;

const valueAt = (root: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((at, key) => (isKeyed(at) ? at[key] : undefined), root);

/** Writes a value at a path of nested objects and lists; undefined takes out what is there. */
function setAt(root: unknown, path: readonly PropertyKey[], value: unknown): void {
  const parent = valueAt(root, path.slice(0, -1));
  const last = path.at(-1);
  if (!isKeyed(parent) || last === undefined) return;
  if (value === undefined) delete parent[last];
  else parent[last] = value;
}

/** The shape of a page whose own this shell does not have. */
const PLAIN_SHAPE: (typeof SKELETONS)[number] = 'detail';
/** Where lists of user types stand. */
const FOR_USERS: readonly PropertyKey[] = ['access', 'usertypes'];
const isKnownUser = (type: unknown): boolean => UserType.safeParse(type).success;

/**
 * Takes out of what was read what only newer shells know: fields, shapes of pages, and users. Answers
 * false where something else is wrong.
 */
function passOver(read: unknown, issue: z.core.$ZodIssue | undefined): boolean {
  if (issue === undefined) return false;
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys) setAt(read, [...path, key], undefined);
    return true;
  }
  if (issue.code === 'invalid_value' && path.at(-1) === 'skeleton') {
    if (typeof valueAt(read, path) !== 'string') return false;
    setAt(read, path, PLAIN_SHAPE);
    return true;
  }
  const users = path.slice(0, path.findLastIndex((key) => FOR_USERS.includes(key)) + 1);
  const listed = valueAt(read, users);
  if (!Array.isArray(listed) || listed.some((type) => typeof type !== 'string')) return false;
  const known = listed.filter(isKnownUser);
  setAt(read, users, known);
  return known.length < listed.length;
}

/** Whether everybody whom the entry leads to a release is led to one that it holds. */
const holdsItsReleases = ({ releases, current, canary, pins = {} }: RegistryEntry): boolean =>
  [current, ...(canary ? [canary.release] : []), ...Object.values(pins)].every((id) =>
    Object.hasOwn(releases, id),
  );

/** A registry as a window reads it. */
export interface ReadRegistry extends Registry {
  /** The remotes whose entry says nothing that this shell understands. */
  readonly unreadable: readonly RemoteName[];
}

/** An entry of a remote as a window reads it: what only newer shells know is passed over; null for a broken one. */
export function readEntry(value: unknown): RegistryEntry | null {
  const copy = structuredClone(value);
  for (;;) {
    const result = RegistryEntry.safeParse(copy);
    if (result.success) return holdsItsReleases(result.data) ? result.data : null;
    if (!passOver(copy, result.error.issues[0])) return null;
  }
}

/**
 * Reads a registry as a window does: what only newer shells know is passed over, and a remote whose
 * entry is broken counts as one without an entry. Throws a ZodError for what is no registry at all.
 */
export function readRegistry(value: unknown): ReadRegistry {
  const copy = structuredClone(value);
  const unreadable: RemoteName[] = [];
  for (;;) {
    const result = Registry.safeParse(copy);
    if (result.success) return withoutDangling(result.data, unreadable);
    const [issue] = result.error.issues;
    if (passOver(copy, issue)) continue;
    const [part, remote] = issue?.path ?? [];
    if (part !== 'remotes' || remote === undefined) throw result.error;
    setAt(copy, [part, remote], undefined);
    unreadable.push(String(remote));
  }
}

function withoutDangling(registry: Registry, unreadable: readonly RemoteName[]): ReadRegistry {
  const entries = Object.entries(registry.remotes);
  const dangling = entries.filter(([, entry]) => !holdsItsReleases(entry)).map(([name]) => name);
  const remotes = Object.fromEntries(entries.filter(([, entry]) => holdsItsReleases(entry)));
  return { ...registry, remotes, unreadable: [...unreadable, ...dangling] };
}
