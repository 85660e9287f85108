import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { findChromium } from './find-chromium.ts';

const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Options for Playwright's `chromium.launch` on this machine; as root without Chromium's sandbox. */
async function chromiumOptions(env: NodeJS.ProcessEnv = process.env): Promise<LaunchOptions> {
  const { executablePath, env: needed } = await findChromium(env);
  const isRoot = process.getuid?.() === 0;
  return {
    executablePath,
    env: { ...definedOnly(env), ...needed },
    headless: env.HEADED !== 'on',
    args: isRoot ? ['--no-sandbox', ...QUIET] : QUIET,
  };
}

/** Starts a Chromium for browser tests; `HEADED=on` shows its window. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch(await chromiumOptions());
}

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
