import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { PlainFailure } from '../process/plain-failure.ts';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** `CHROMIUM_PATH`, Playwright's own, or the first one on the PATH. */
function executableIn(env: NodeJS.ProcessEnv): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const installed = folders.flatMap((folder) => COMMANDS.map((command) => join(folder, command)));
  const candidates = [env.CHROMIUM_PATH ?? '', chromium.executablePath(), ...installed];
  return candidates.find((path) => path !== '' && existsSync(path));
}

/** Starts a Chromium without a window. Throws a PlainFailure where none is found. */
export async function launchBrowser(env: NodeJS.ProcessEnv): Promise<Browser> {
  const executablePath = executableIn(env);
  if (executablePath === undefined) {
    throw new PlainFailure(
      'There is no Chromium to open the pages with: install one, set CHROMIUM_PATH to its executable, or leave the opening out with --no-smoke.',
    );
  }
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({ executablePath, args: isRoot ? ['--no-sandbox'] : [] });
}
