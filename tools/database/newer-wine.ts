import { existsSync } from 'node:fs';
import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { runCommand } from '@leafshift/remote-kit/process/run-command';
import type { Progress } from './mongod-source.ts';

/** The release of Debian whose Wine is taken, wherever the machine's own is older (ADR 380). */
const SUITE = 'trixie';
const NEEDED = ['wine64', 'libwine', 'libz-mingw-w64'];
/** What those programs are linked with, beside them; the machine's own may be older. */
const LIBRARIES = ['libc6', 'libgcc-s1', 'libstdc++6', 'libunwind8', 'liblzma5'];
const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';
const FETCH_TIMEOUT_MS = 300_000;

const LIBRARY_FOLDER = 'usr/lib/x86_64-linux-gnu';
const LINKER = `${LIBRARY_FOLDER}/ld-linux-x86-64.so.2`;
const PROGRAMS = 'usr/lib/wine';
/** Windows libraries that Wine takes from elsewhere. */
const BESIDE = 'beside';

/** Wine as it is started: its program, and what it needs to know. */
export interface Wine {
  readonly program: string;
  readonly environment: Readonly<Record<string, string>>;
  /** The folder of its state, which another version could not use. */
  readonly prefix: string;
}

/**
 * Wine of a newer Debian in a folder of its own, with its libraries; nothing of it is installed, so it
 * needs no root. Throws a PlainFailure where the machine's sources do not have it.
 */
export async function ensureNewerWine(folder: string, onProgress: Progress): Promise<Wine> {
  const home = join(folder, `wine-${SUITE}`);
  if (!existsSync(home)) {
    onProgress('Fetching Wine from the Debian packages (115 MB, once per machine) ...');
    const draft = await mkdtemp(join(folder, 'wine-'));
    try {
      await unpack(await fetchPackages(draft), join(draft, 'root'));
      await relink(join(draft, 'root'), home);
      // Another process may have been faster.
      await rename(join(draft, 'root'), home).catch(() => undefined);
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }
  return {
    program: join(home, PROGRAMS, 'wine64'),
    environment: {
      WINESERVER: join(home, PROGRAMS, 'wineserver'),
      WINEPATH: `Z:${join(home, BESIDE).replaceAll('/', '\\')}`,
    },
    prefix: join(folder, `prefix-${SUITE}`),
  };
}

async function fetchPackages(draft: string): Promise<string> {
  const lists = join(draft, 'lists');
  const cache = join(draft, 'cache');
  const packages = join(draft, 'packages');
  for (const path of [join(lists, 'partial'), join(cache, 'archives/partial'), packages]) {
    await mkdir(path, { recursive: true });
  }
  const source = join(draft, 'sources.list');
  const signed = existsSync(KEYRING) ? `[signed-by=${KEYRING}] ` : '';
  await writeFile(source, `deb ${signed}${await debianSource()} ${SUITE} main\n`);
  const own = [
    `Dir::Etc::sourcelist=${source}`,
    'Dir::Etc::sourceparts=-',
    `Dir::State::lists=${lists}`,
    `Dir::Cache=${cache}`,
    'APT::Sandbox::User=',
  ].flatMap((setting) => ['-o', setting]);
  await run('apt-get', [...own, 'update']);
  const wanted = [...NEEDED, ...LIBRARIES, 'patchelf'].map((name) => `${name}/${SUITE}`);
  await run('apt-get', [...own, 'download', ...wanted], packages);
  return packages;
}

/** Where the machine has its own Debian packages from. */
async function debianSource(): Promise<string> {
  const fields = '$(ORIGIN) $(REPO_URI)';
  const said = await run('apt-get', ['indextargets', '--format', fields, 'Created-By: Packages']);
  const [, address] = /^(?:Debian|\$\(ORIGIN\)) (\S+\/debian\/)$/m.exec(said) ?? [];
  if (!address) throw new PlainFailure('This machine has no source of Debian packages');
  return address;
}

async function unpack(packages: string, root: string): Promise<void> {
  for (const name of await readdir(packages)) {
    await run('dpkg-deb', ['--extract', join(packages, name), root]);
  }
}

/** Lets the programs find their libraries where they will be, at `home`. */
async function relink(root: string, home: string): Promise<void> {
  const libraries = join(home, LIBRARY_FOLDER);
  const patch = (...args: readonly string[]) =>
    run(join(root, LINKER), [
      ...['--library-path', join(root, LIBRARY_FOLDER), join(root, 'usr/bin/patchelf')],
      ...['--set-rpath', libraries, ...args],
    ]);
  for (const name of ['wine64', 'wineserver64']) {
    await patch('--set-interpreter', join(home, LINKER), join(root, PROGRAMS, name));
  }
  await patch(join(root, LIBRARY_FOLDER, 'wine/x86_64-unix/ntdll.so'));
  // The script of that name looks for the machine's own. It ends with the last program, so that it has saved.
  const server = `#!/bin/sh\nexec '${join(home, PROGRAMS, 'wineserver64')}' -p0 "$@"\n`;
  await writeFile(join(root, PROGRAMS, 'wineserver'), server, { mode: 0o755 });
  // It looks for its tables one folder deeper than the packages put them; else it takes the machine's own.
  await symlink('.', join(root, 'usr/share/wine/wine'));
  await mkdir(join(root, BESIDE));
  const zlib = 'zlib1.dll';
  await copyFile(join(root, 'usr/x86_64-w64-mingw32/lib', zlib), join(root, BESIDE, zlib));
  const unused = join(root, LIBRARY_FOLDER, 'wine/i386-windows');
  await rm(unused, { recursive: true, force: true });
}

async function run(command: string, args: readonly string[], cwd?: string): Promise<string> {
  const { code, output } = await runCommand(command, args, {
    ...(cwd && { cwd }),
    timeoutMs: FETCH_TIMEOUT_MS,
  });
  if (code === 0) return output;
  const reason = output.trim().split('\n').at(-1);
  throw new PlainFailure(`Wine could not be fetched from the Debian packages (${reason})`);
}
