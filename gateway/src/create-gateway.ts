import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import type { PortalSettings } from '@leafshift/shell-sdk/registry';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { registerFiles } from './files/register-files.ts';
import { registerMetrics } from './metrics/gateway-metrics.ts';
import { QUICK } from './pages/encoding.ts';
import { registerPages } from './pages/register-pages.ts';
import type { TrustedOrigins } from './pages/security-policy.ts';
import { registerHealth } from './process/health.ts';
import type { ProxyRoute } from './proxy/proxy-route.ts';
import { registerProxies } from './proxy/register-proxies.ts';
import type { RegistryFiles } from './registry/served-registry.ts';

/** Where the portal's origin takes its answers from. */
export interface GatewaySources {
  /** Folder of the shell's build. */
  readonly shellFolder: string;
  /** The registry of remotes, answered at `/remotes.json`. */
  readonly registry: RegistryFiles;
  readonly proxied: readonly ProxyRoute[];
  /** A folder of releases, served at `/releases/<remote>/<number>/` to those without an origin of their own. */
  readonly releasesFolder?: string | undefined;
  /**
   * Origins of the API, which writes the pages of the public board, asked one after another; without any
   * they are like all others.
   */
  readonly boardPagesFrom?: readonly string[];
  /** Whether browsers may only ever come by https from now on: where production's names are served. */
  readonly httpsOnly?: boolean;
  /** Whom the page trusts beyond itself and the remotes of the registry, by the portal's settings. */
  trusted(portal: PortalSettings): TrustedOrigins;
  readonly logLevel?: string;
}

/** Below that many bytes compressing costs more than it saves. */
const WORTH_COMPRESSING = 1024;

/** The server of the portal's origin: the shell's files, the registry, the public pages, and the API behind it. */
export async function createGateway(sources: GatewaySources): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: sources.logLevel ?? 'silent' },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 1024 },
  });
  // Whatever is sent to what stands behind us is passed on as it is.
  app.removeAllContentTypeParsers();
  registerMetrics(app);
  await app.register(helmet, {
    // The page has policies of its own, made for each answer.
    contentSecurityPolicy: false,
    // No window that somebody else opened, or that we opened elsewhere, can reach into the page.
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: false,
    originAgentCluster: false,
    // The links of mails carry a token.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: sources.httpsOnly ? { includeSubDomains: true } : false,
    xContentTypeOptions: true,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    // `frame-ancestors` of the page's policy says it.
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: WORTH_COMPRESSING,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK } },
    globalDecompression: false,
  });
  registerHealth(app, sources);
  await registerProxies(app, sources.proxied, WORTH_COMPRESSING);
  registerPages(app, {
    file: join(sources.shellFolder, 'index.html'),
    registry: sources.registry,
    trusted: sources.trusted,
    boardPagesFrom: sources.boardPagesFrom ?? [],
  });
  await registerFiles(app, sources);
  return app;
}
