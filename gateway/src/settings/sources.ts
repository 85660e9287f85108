import { resolve } from 'node:path';
import type { GatewaySources } from '../create-gateway.ts';
import type { ProxyRoute } from '../proxy/proxy-route.ts';
import { openRegistry } from '../registry/open-registry.ts';
import type { GatewaySettings } from './settings.ts';
import { trustedOrigins } from './trusted-origins.ts';

/** Where the gateway takes its answers from, by its settings. */
export function sourcesFrom(
  settings: GatewaySettings,
  onProblem: (problem: string) => void,
): GatewaySources {
  const isFolder = !settings.REGISTRY.includes('://');
  return {
    shellFolder: resolve(settings.SHELL_DIR),
    registry: openRegistry(settings, onProblem),
    releasesFolder: isFolder ? resolve(settings.REGISTRY) : undefined,
    trusted: (portal) => trustedOrigins(settings, portal),
    boardPagesFrom: settings.API_URL,
    httpsOnly: settings.NODE_ENV === 'production',
    proxied: proxiedBy(settings),
    logLevel: settings.LOG_LEVEL,
  };
}

function proxiedBy({ API_URL: origins, ...settings }: GatewaySettings): readonly ProxyRoute[] {
  const isProduction = settings.NODE_ENV === 'production';
  const sandbox = settings.STRIPE_SANDBOX_URL;
  return [
    { path: '/api', origins },
    { path: '/sitemap.xml', becomes: '/api/board-pages/sitemap.xml', origins },
    { path: '/robots.txt', becomes: '/api/board-pages/robots.txt', origins },
    ...(isProduction ? [] : [{ path: '/dev', becomes: '/api/dev', origins }]),
    ...(sandbox ? [{ path: '/stripe-sandbox', becomes: '/', origins: [sandbox] }] : []),
  ];
}
