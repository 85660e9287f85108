import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { PlainFailure } from '../process/plain-failure.ts';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** `CHROMIUM_PATH`, else Playwright's own, or the first one on the PATH. Throws a PlainFailure where none is there. */
function executableIn(env: NodeJS.ProcessEnv): string {
  if (env.CHROMIUM_PATH) {
    if (existsSync(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new PlainFailure(`CHROMIUM_PATH names ${env.CHROMIUM_PATH}, which is not there.`);
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const installed = folders.flatMap((folder) => COMMANDS.map((command) => join(folder, command)));
  const found = [chromium.executablePath(), ...installed].find((path) => existsSync(path));
  if (found) return found;
  throw new PlainFailure(
    'There is no Chromium to open the pages with: install one, set CHROMIUM_PATH to its executable, or leave the opening out with --no-smoke.',
  );
}

/** Starts a Chromium without a window. Throws a PlainFailure where there is none, or it does not start. */
export async function launchBrowser(env: NodeJS.ProcessEnv): Promise<Browser> {
  const executablePath = executableIn(env);
  const isRoot = process.getuid?.() === 0;
  try {
    return await chromium.launch({ executablePath, args: isRoot ? ['--no-sandbox'] : [] });
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause);
    throw new PlainFailure(`${executablePath} does not start as a Chromium:\n${said}`, { cause });
  }
}
