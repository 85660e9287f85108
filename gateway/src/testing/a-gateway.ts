import { FolderTarget } from '@leafshift/remote-kit/releases/target/folder-target';
import type { FastifyInstance } from 'fastify';
import { createGateway, type GatewaySources } from '../create-gateway.ts';
import { ServedRegistry } from '../registry/served-registry.ts';
import { settingsFrom } from '../settings/portal-settings.ts';
import { trustedOrigins } from '../settings/trusted-origins.ts';

export interface ListeningGateway {
  readonly app: FastifyInstance;
  readonly url: string;
  stop(): Promise<void>;
}

/** The registry of a folder of this machine. */
export const registryIn = (folder: string): ServedRegistry =>
  new ServedRegistry({
    target: new FolderTarget(folder),
    settings: settingsFrom({}),
    onProblem: () => undefined,
  });

/** A gateway on a free port, with the registry in the shell's folder unless said otherwise. */
export async function aGateway(
  sources: Partial<GatewaySources> & Pick<GatewaySources, 'shellFolder'>,
): Promise<ListeningGateway> {
  const app = await createGateway({
    registry: registryIn(sources.shellFolder),
    proxied: [],
    trusted: (portal) => trustedOrigins({}, portal),
    ...sources,
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, url, stop: () => app.close() };
}
