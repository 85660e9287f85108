import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { manifestOf } from '../build/read-manifest.ts';
import { SHARED_LIBRARIES_FILE } from '../build/shared-versions.ts';
import { PlainFailure } from '../process/plain-failure.ts';
import { launchBrowser } from '../smoke/find-browser.ts';
import type { Surroundings } from './surroundings.ts';

/** The file in which a team says once what it would otherwise name with every command. */
const SETTINGS_FILE = 'leafshift.json';

const Settings = z.strictObject({
  /** The address of the portal. */
  portal: z.url().optional(),
  /** A folder, or s3://bucket/prefix. */
  target: z.string().min(1).optional(),
  /** Where browsers reach the target. */
  url: z.string().min(1).optional(),
  /** Where each API process of the portal answers its metrics. */
  metrics: z.array(z.url()).optional(),
});

const DEFAULT_PORTAL = 'http://localhost:4200';

/**
 * The surroundings of a team with a folder of its own: the remote in it, and what `leafshift.json` and
 * the environment say. Throws a PlainFailure when that file cannot be read.
 */
export async function ownFolder(folder: string, env: NodeJS.ProcessEnv): Promise<Surroundings> {
  const settings = readSettings(join(folder, SETTINGS_FILE));
  const portal = (env.LEAFSHIFT_PORTAL || settings.portal || DEFAULT_PORTAL).replace(/\/+$/, '');
  const target = env.RELEASE_TARGET || settings.target;
  return {
    program: 'leafshift-remote',
    ...(await remoteIn(folder)),
    target: target?.includes('://') ? target : target && resolve(folder, target),
    url: env.RELEASE_URL || settings.url,
    metrics: settings.metrics ?? [],
    portal,
    shared: `${portal}/${SHARED_LIBRARIES_FILE}`,
    launchBrowser: () => launchBrowser(env),
  };
}

/** The remote in a folder, or why it cannot be read: its author may ask for help all the same. */
async function remoteIn(folder: string): Promise<Pick<Surroundings, 'remotes' | 'problem'>> {
  try {
    const manifest = await manifestOf(folder);
    return { remotes: new Map(manifest ? [[manifest.name, folder]] : []) };
  } catch (failure) {
    const why = failure instanceof Error ? failure.message : String(failure);
    return { remotes: new Map(), problem: `src/manifest.ts cannot be read: ${why}` };
  }
}

function readSettings(file: string): z.infer<typeof Settings> {
  if (!existsSync(file)) return {};
  try {
    return Settings.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    const why = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause);
    throw new PlainFailure(`${file} cannot be read:\n${why}`, { cause });
  }
}
