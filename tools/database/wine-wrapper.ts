import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Wine } from './newer-wine.ts';

/** What Wine starts for people who sit in front of it, and libraries that it would offer to install. */
const LEFT_OUT = [
  ...['mscoree', 'mshtml'],
  ...['services.exe', 'explorer.exe', 'rpcss.exe', 'winemenubuilder.exe', 'winedbg.exe'],
];

/** Environment in which Wine keeps its state in its folder, stays quiet and runs its program alone (ADR 405). */
export function wineEnvironment({ environment, prefix }: Wine): Record<string, string> {
  return {
    ...environment,
    WINEPREFIX: prefix,
    WINEDEBUG: '-all',
    WINEDLLOVERRIDES: `${LEFT_OUT.join(',')}=`,
    // The server would read the symbols of every library, for the stack of a crash.
    DBGHELP_NOLIVE: '1',
    // Without it the machine's zone is looked up for every instant.
    TZ: 'UTC',
  };
}

/** Writes the script that makes mongod.exe look like a mongod, and gives its path. */
export async function writeWrapper(
  folder: string,
  wine: Wine,
  executable: string,
): Promise<string> {
  const path = join(folder, 'mongod');
  const exports = Object.entries(wineEnvironment(wine)).map(
    ([name, value]) => `export ${name}=${quoted(value)}`,
  );
  const script = [
    '#!/bin/sh',
    ...exports,
    // Diagnostic data collection reads Windows counters that Wine does not have.
    `exec ${quoted(wine.program)} ${quoted(executable)} "$@" --setParameter diagnosticDataCollectionEnabled=false`,
    '',
  ].join('\n');
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, script, { mode: 0o755 });
  await rename(draft, path);
  return path;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
