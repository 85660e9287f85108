import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Language } from '@leafshift/domain/languages';
import { type DrawPicture, PICTURE_EVENT } from '@leafshift/shell-sdk/picture/surroundings';

const run = promisify(execFile);

/** The script that says all languages, and that of each alone. */
export type PictureScripts = Readonly<Record<Language | 'all', string>>;

const BUILD = `
  import { readFileSync } from 'node:fs';
  import { LANGUAGES } from '@leafshift/domain/languages';
  import { buildPicture } from '@leafshift/remote-kit/build/picture-build';
  const [dir, name, path] = process.argv.slice(1);
  const scripts = {};
  for (const language of [undefined, ...LANGUAGES]) {
    const { stats, built } = await buildPicture({ dir, name, path, language });
    if (stats.hasErrors() || stats.hasWarnings()) throw new Error(stats.toString('errors-warnings'));
    const script = built.files.find((file) => file.endsWith('.js'));
    scripts[language ?? 'all'] = readFileSync(path + '/' + script, 'utf8');
  }
  process.stdout.write(JSON.stringify(scripts));`;

/** Builds a picture of the remote in this folder as a release does; answers its scripts. */
export async function builtPicture(remote: string, name: string): Promise<PictureScripts> {
  const path = await mkdtemp(join(tmpdir(), 'leafshift-picture-'));
  try {
    const { stdout } = await run(
      process.execPath,
      ['--input-type=module', '--eval', BUILD, remote, name, path],
      { cwd: remote, env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' } },
    );
    return JSON.parse(stdout) as PictureScripts;
  } finally {
    await rm(path, { recursive: true });
  }
}

/** Runs the script of a picture in this page, as the shell does; answers what draws it. */
export function runPicture(code: string): DrawPicture {
  const script = document.createElement('script');
  let draw: DrawPicture | undefined;
  script.addEventListener(PICTURE_EVENT, (event) => {
    draw = (event as CustomEvent<DrawPicture>).detail;
  });
  script.textContent = code;
  document.head.append(script);
  script.remove();
  if (draw === undefined) throw new Error('The script draws no picture');
  return draw;
}
