import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { runCommand } from '@leafshift/remote-kit/process/run-command';
import { chromium } from 'playwright-core';
import { workspaceRoot } from '../files/workspace-paths.ts';
import { findExecutable, isExecutable } from '../process/find-executable.ts';

/** A Chromium that can be started here, and where it comes from, in words. */
export interface ChromiumSource {
  readonly executablePath: string;
  readonly description: string;
  /** What its environment needs besides. */
  readonly env?: Readonly<Record<string, string>>;
}

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const VERSION_TIMEOUT_MS = 30_000;

/**
 * Finds a Chromium: `CHROMIUM_PATH`, Playwright's own, one on the PATH, else the one from npm.
 * Throws a PlainFailure when there is none.
 */
export async function findChromium(env: NodeJS.ProcessEnv = process.env): Promise<ChromiumSource> {
  const source =
    (await givenChromium(env)) ??
    playwrightChromium() ??
    (await installedChromium(env)) ??
    (await packagedChromium());
  if (source) return source;
  throw new PlainFailure(
    'No Chromium for the browser tests: install one, or set CHROMIUM_PATH to its executable.',
  );
}

async function givenChromium(env: NodeJS.ProcessEnv): Promise<ChromiumSource | undefined> {
  if (!env.CHROMIUM_PATH) return undefined;
  const executablePath = resolve(env.CHROMIUM_PATH);
  if (await isExecutable(executablePath)) {
    return { executablePath, description: `CHROMIUM_PATH (${executablePath})` };
  }
  throw new PlainFailure(`CHROMIUM_PATH names ${executablePath}, which cannot be executed.`);
}

function playwrightChromium(): ChromiumSource | undefined {
  const executablePath = chromium.executablePath();
  if (!existsSync(executablePath)) return undefined;
  return { executablePath, description: `Playwright's own (${executablePath})` };
}

async function installedChromium(env: NodeJS.ProcessEnv): Promise<ChromiumSource | undefined> {
  for (const command of COMMANDS) {
    const executablePath = await findExecutable(command, env.PATH);
    if (executablePath) return { executablePath, description: executablePath };
  }
  return undefined;
}

async function packagedChromium(): Promise<ChromiumSource | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { default: packaged } = await import('@sparticuz/chromium');
  const executablePath = await packaged.executablePath();
  const description = `@sparticuz/chromium (${executablePath})`;
  if (await runs(executablePath)) return { executablePath, description };

  // A bare machine lacks the network security libraries; the package has them for such a case.
  const env = { LD_LIBRARY_PATH: join(await unpackLibraries(), 'lib') };
  return (await runs(executablePath, env)) ? { executablePath, description, env } : undefined;
}

async function unpackLibraries(): Promise<string> {
  const { inflate } = await import('@sparticuz/chromium');
  return inflate(join(workspaceRoot, 'node_modules/@sparticuz/chromium/bin/al2023.tar.br'));
}

async function runs(executablePath: string, env: Record<string, string> = {}): Promise<boolean> {
  const { code } = await runCommand(executablePath, ['--version'], {
    env: { ...process.env, ...env },
    timeoutMs: VERSION_TIMEOUT_MS,
  });
  return code === 0;
}
