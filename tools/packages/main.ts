import '@leafshift/remote-kit/process/end-with-parent';
import { join, resolve } from 'node:path';
import { typedNumber, typedOptions } from '@leafshift/remote-kit/process/command-line';
import { describeFailure, PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { runCommand } from '@leafshift/remote-kit/process/run-command';
import { workspaceRoot } from '../files/workspace-paths.ts';
import { type BuiltPackage, buildPackages } from './build-packages.ts';
import { startLocalRegistry } from './local-registry.ts';

const USAGE = `npm run packages [-- --publish | --serve <port>]

Builds the packages that teams install into .data/packages.

  --publish        hands them to the registry that npm is set to
  --serve <port>   starts a registry on this machine that has them, to be a team and try (0: any port)`;

// npm run packages: what teams install, see libs/remote-kit/README.md.
try {
  const { values } = typedOptions({
    options: {
      publish: { type: 'boolean' },
      serve: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const data = resolve(workspaceRoot, process.env.DATA_DIR || '.data');
  if (values.help) console.log(USAGE);
  else if (values.serve !== undefined) await serve(data, typedNumber(values.serve, 'The port', 0));
  else {
    const built = await buildPackages(join(data, 'packages'));
    for (const one of built) {
      if (values.publish) await publish(one, {});
      console.log(`${one.name}@${one.version} ${values.publish ? 'is published' : one.folder}`);
    }
  }
} catch (failure) {
  console.error(describeFailure(failure));
  process.exitCode = 1;
}

async function serve(data: string, port: number): Promise<void> {
  const built = await buildPackages(join(data, 'packages'));
  const registry = await startLocalRegistry(join(data, 'package-registry'), port);
  for (const one of built) await publish(one, registry.env);
  console.log(
    `As a team: npm_config_registry=${registry.url} npm create leafshift-remote@latest my-part`,
  );
}

async function publish(
  { name, folder }: BuiltPackage,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const result = await runCommand('npm', ['publish'], {
    cwd: folder,
    env: { ...process.env, ...env },
  });
  if (result.code !== 0) {
    throw new PlainFailure(`${name} was not published:\n${result.output.trim()}`);
  }
}
