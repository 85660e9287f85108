import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { runCommand } from '@leafshift/remote-kit/process/run-command';
import { workspaceRoot } from '../files/workspace-paths.ts';
import type { Lockfile } from '../lockfile/lockfile.ts';
import { BILL, type Bill, billOf } from './bill.ts';
import {
  NOTICES,
  type NoticedPackage,
  noticedPackages,
  noticesOf,
  type PackageLicence,
} from './notices.ts';

// npm run notices: writes what the packages of others ask us to hand on with theirs, and the bill of materials.
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;
const NOT_TEXT = /\.(?:[cm]?[jt]s|json)$/;

const lockfile: Lockfile = JSON.parse(await readFile(at('package-lock.json'), 'utf8'));
const licences = await Promise.all(noticedPackages(lockfile).map(licenceOf));
await writeFile(at(NOTICES), noticesOf(licences));
const without = licences.filter(({ texts }) => texts.length === 0).map(({ name }) => name);
console.log(`${NOTICES}: ${licences.length} packages.`);
if (without.length > 0) console.log(`Without a text of their own: ${without.join(', ')}`);
await writeFile(at(BILL), `${JSON.stringify(await billOfAll(), null, 2)}\n`);
console.log(`${BILL}: as package-lock.json has it.`);

/** npm reads it from the lockfile alone. */
async function billOfAll(): Promise<Bill> {
  const args = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'];
  const { code, output } = await runCommand('npm', args, { cwd: workspaceRoot });
  if (code !== 0) throw new PlainFailure(`npm sbom failed: ${output.trim()}`);
  const { name } = JSON.parse(await readFile(at('package.json'), 'utf8'));
  return billOf(JSON.parse(output), lockfile, name);
}

/** A package for another processor is not installed here: the lockfile still says its licence. */
async function licenceOf(noticed: NoticedPackage): Promise<PackageLicence> {
  const files = await readdir(at(noticed.folder)).catch(() => []);
  const names = files.filter((name) => LICENCE_FILE.test(name) && !NOT_TEXT.test(name)).toSorted();
  const texts = await Promise.all(
    names.map((name) => readFile(join(at(noticed.folder), name), 'utf8')),
  );
  return { ...noticed, licence: await licenceName(noticed, files), texts };
}

async function licenceName({ folder }: NoticedPackage, files: readonly string[]): Promise<string> {
  const locked = lockfile.packages[folder]?.license;
  if (typeof locked === 'string') return locked;
  if (!files.includes('package.json')) return 'not said';
  const { license, licenses } = JSON.parse(
    await readFile(join(at(folder), 'package.json'), 'utf8'),
  );
  const said = license ?? licenses?.[0];
  return typeof said === 'string' ? said : (said?.type ?? 'see its text');
}

function at(path: string): string {
  return join(workspaceRoot, path);
}
