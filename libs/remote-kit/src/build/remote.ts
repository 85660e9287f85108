import { join } from 'node:path';
import { type Configuration, HotModuleReplacementPlugin } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { besides } from '../files/besides.ts';
import { containerBuild } from './container-build.ts';
import { EmitJsonPlugin } from './emit-json-plugin.ts';
import { exposedNames } from './exposed-names.ts';
import { FallbackPlugin } from './fallback-plugin.ts';
import { PicturePlugin } from './picture-plugin.ts';
import { publishedManifest } from './published-manifest.ts';
import { describeBuild, REMOTE_BUILD_FILE, type RemoteBuild } from './remote-build.ts';
import { SCRIPT_PACKAGES_FILE, scriptPackages } from './script-packages.ts';

/** The one module that a remote exposes. */
const EXPOSED_MODULE = './remote';

/** For whom a build is: for users, or for whoever works on it and has windows open. */
export type BuildMode = 'production' | 'development';

interface BuiltRemote {
  readonly name: string;
  /** The remote's folder. */
  readonly dir: string;
}

/**
 * The build of a remote: one exposed module, `src/remote.tsx`, that consumes the shell's libraries
 * at run time. For users when no mode is given.
 */
export const remoteConfig = ({
  mode = 'production',
  ...remote
}: BuiltRemote & { readonly mode?: BuildMode }): Configuration =>
  mode === 'production' ? releasedConfig(remote) : hotConfig(remote);

function releasedConfig({ name, dir }: BuiltRemote): Configuration {
  const build = containerBuild({
    name,
    dir,
    entry: 'remote',
    exposes: { [EXPOSED_MODULE]: { import: join(dir, 'src/remote.tsx'), name: 'remote-module' } },
    isDescribed: true,
  });
  return {
    ...build,
    plugins: [
      ...(build.plugins ?? []),
      ...describingPlugins(dir),
      new EmitJsonPlugin(SCRIPT_PACKAGES_FILE, scriptPackages),
      new FallbackPlugin({ name, dir }),
      new PicturePlugin(dir),
    ],
  };
}

/**
 * The build of a remote while somebody works on it: its components are replaced in open windows, with
 * their state, where the shell's React is a development build. It has no fallback and no pictures of its own.
 */
function hotConfig({ name, dir }: BuiltRemote): Configuration {
  const build = containerBuild({
    name,
    dir,
    mode: 'development',
    entry: 'remote',
    exposes: {
      [EXPOSED_MODULE]: {
        import: [besides(import.meta.url, '../dev/hot-client'), join(dir, 'src/remote.tsx')],
        name: 'remote-module',
      },
    },
  });
  return {
    ...build,
    resolve: {
      ...build.resolve,
      alias: {
        ...build.resolve?.alias,
        'react/jsx-dev-runtime$': besides(import.meta.url, '../dev/jsx-dev-runtime'),
      },
    },
    plugins: [
      ...(build.plugins ?? []),
      ...describingPlugins(dir),
      new HotModuleReplacementPlugin(),
      new ReactRefreshRspackPlugin({ library: name }),
    ],
  };
}

/** What publishing reads of a build. */
const describingPlugins = (dir: string) => [
  new EmitJsonPlugin(
    REMOTE_BUILD_FILE,
    async (compilation): Promise<RemoteBuild> => ({
      ...describeBuild(compilation),
      manifest: await publishedManifest(dir),
      exposed: await exposedNames(join(dir, 'src/remote.tsx')),
    }),
  ),
];
