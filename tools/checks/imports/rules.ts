/**
 * One rule of `docs/adr/0003-import-rules.md`: files that match `from` must not import what matches `to`.
 * Patterns see workspace paths; packages appear as `package:name`. `$1` in `to` and `allowed` stands
 * for what the first group of `from` matched.
 */
export interface ImportRule {
  readonly name: string;
  readonly from: RegExp;
  readonly exceptFrom?: RegExp;
  readonly to: string;
  readonly allowed?: string;
  /** What only types may be taken from, because nothing of them remains at run time. */
  readonly allowedTypes?: string;
  /** Only imports by a relative path break the rule; the package's name is welcome. */
  readonly byPathOnly?: boolean;
  /** The sentence that tells what to do instead. */
  readonly instead: string;
}

const WORKSPACE = '^(?:shell|mf-[^/]+|api|libs|e2e|tools)/';
const FOR_THE_BROWSER =
  'libs/(?:shell-sdk|ui|data-access|i18n|wordings|contracts|domain|testing|rspack-config)';
const TESTS = /\.spec\.tsx?$|\/testing\/|\/dev\/|^e2e\/|^libs\/testing\//;
const CONFIGS = /\/(?:jest|rspack)\.config\.(?:mjs|ts)$/;
const TESTS_OR_CONFIGS = new RegExp(`${TESTS.source}|${CONFIGS.source}`);
const SERVER_PACKAGES =
  '^package:(?:node:|@nestjs/|@fastify/|fastify|mongo|mongoose|stripe$|pino|nodemailer|sharp|passport)';
const BROWSER_PACKAGES =
  '^package:(?:react|react-.*|antd|@ant-design/.*|jotai|@tanstack/.*|i18next|@tiptap/.*|@stripe/.*)$';

const projects: readonly ImportRule[] = [
  {
    name: 'shell',
    from: /^shell\//,
    exceptFrom: CONFIGS,
    to: WORKSPACE,
    allowed: `^(?:shell|${FOR_THE_BROWSER})/`,
    instead: 'The shell takes from shell-sdk, ui, data-access, i18n, contracts and domain.',
  },
  {
    name: 'remotes',
    from: /^(mf-[^/]+)\//,
    exceptFrom: CONFIGS,
    to: WORKSPACE,
    allowed: `^(?:$1|${FOR_THE_BROWSER})/`,
    instead: 'A remote takes from the shared libraries, never from another remote, shell or API.',
  },
  {
    name: 'api',
    from: /^api\//,
    exceptFrom: TESTS_OR_CONFIGS,
    to: WORKSPACE,
    allowed: '^(?:api|libs/(?:contracts|domain|wordings))/',
    instead: 'The API takes from contracts, domain and wordings.',
  },
  {
    name: 'api-tests',
    from: /^api\/(?=.*(?:\.spec\.ts$|\/testing\/))/,
    to: WORKSPACE,
    allowed:
      '^(?:api|libs/(?:contracts|domain|wordings|testing)|tools/(?:sandbox-payments|s3-double|database|ports|drills))/',
    instead: 'Tests of the API take from contracts, domain, testing and the sandbox provider.',
  },
  {
    name: 'shared-libraries',
    from: /^(libs\/(?:data-access|i18n))\//,
    exceptFrom: TESTS_OR_CONFIGS,
    to: WORKSPACE,
    allowed: '^(?:$1|libs/(?:wordings|contracts|domain))/',
    instead: 'data-access and i18n take from wordings, contracts and domain only.',
  },
  {
    name: 'ui',
    from: /^libs\/ui\//,
    exceptFrom: TESTS_OR_CONFIGS,
    to: WORKSPACE,
    allowed: '^libs/(?:ui|i18n|data-access|contracts|domain)/',
    instead: 'ui takes from i18n, data-access, contracts and domain (ADR 0050).',
  },
  {
    name: 'shell-sdk',
    from: /^libs\/shell-sdk\//,
    exceptFrom: TESTS_OR_CONFIGS,
    to: WORKSPACE,
    allowed: '^libs/(?:shell-sdk|ui|i18n|contracts|domain)/',
    allowedTypes: '^libs/data-access/',
    instead:
      'shell-sdk takes from ui, i18n, contracts and domain, and types of what the shell hands over.',
  },
  {
    name: 'contracts',
    from: /^libs\/contracts\//,
    exceptFrom: TESTS_OR_CONFIGS,
    to: `${WORKSPACE}|^package:`,
    allowed: '^libs/(?:contracts|domain)/|^package:zod$',
    instead: 'contracts takes from domain and zod only.',
  },
  {
    name: 'wordings',
    from: /^libs\/wordings\//,
    exceptFrom: TESTS_OR_CONFIGS,
    to: `${WORKSPACE}|^package:`,
    allowed: '^libs/(?:wordings|contracts|domain)/',
    instead: 'wordings takes from contracts and domain only.',
  },
  {
    name: 'domain',
    from: /^libs\/domain\//,
    exceptFrom: TESTS_OR_CONFIGS,
    to: `${WORKSPACE}|^package:`,
    allowed: '^libs/domain/',
    instead: 'domain is pure: it takes from nothing.',
  },
  {
    name: 'tools',
    from: /^tools\//,
    to: '^(?:shell|mf-[^/]+|api|e2e)/',
    instead: 'Tools start and build the products; they do not import them.',
  },
];

const placement: readonly ImportRule[] = [
  {
    name: 'testing-only-in-tests',
    from: /^/,
    exceptFrom: TESTS_OR_CONFIGS,
    to: '^libs/testing/|^libs/shell-sdk/src/testing/|^api/src/modules/[^/]+/testing/',
    instead: 'Testing code is for specs, dev/ and e2e.',
  },
  {
    name: 'build-presets-only-in-configs',
    from: /^(?!libs\/rspack-config\/|tools\/)/,
    exceptFrom: CONFIGS,
    to: '^libs/rspack-config/',
    instead: 'rspack-config is for build configurations.',
  },
  {
    name: 'by-package-name',
    from: /^(libs\/[^/]+|[^/]+)\//,
    to: '^libs/',
    allowed: '^$1/',
    byPathOnly: true,
    instead: 'Import another project by its package name.',
  },
  {
    name: 'no-server-in-the-browser',
    from: /^(?:shell|mf-[^/]+|libs\/(?:ui|data-access|shell-sdk|i18n))\//,
    exceptFrom: TESTS_OR_CONFIGS,
    to: SERVER_PACKAGES,
    instead: 'This code runs in the browser.',
  },
  {
    name: 'no-browser-in-the-api',
    from: /^api\//,
    to: BROWSER_PACKAGES,
    instead: 'The API knows nothing of the portal.',
  },
];

const API_MODULE = 'api/src/modules';

const apiLayers: readonly ImportRule[] = [
  {
    name: 'api-module-by-index',
    from: /^(api\/src\/(?:modules\/[^/]+|[^/]+))/,
    exceptFrom: TESTS,
    to: `^${API_MODULE}/[^/]+/`,
    allowed: `^$1/|^${API_MODULE}/[^/]+/index\\.ts$`,
    instead: 'Another module is reached by its index.ts, which names what others may use.',
  },
  {
    name: 'api-core-and-infra',
    from: /^api\/src\/(?:core|infra)\//,
    exceptFrom: TESTS,
    to: `^${API_MODULE}/`,
    instead: 'core and infra never import a module.',
  },
  {
    name: 'api-domain-is-pure',
    from: /^(api\/src\/modules\/[^/]+)\/domain\//,
    exceptFrom: TESTS,
    to: '^api/|^package:(?:@nestjs/|mongo|fastify|@fastify/|socket\\.io|stripe$|pino|nodemailer)',
    allowed: `^$1/domain/|^${API_MODULE}/[^/]+/index\\.ts$|^api/src/core/(?:ids|paging/page)\\.ts$`,
    instead:
      'domain/ holds rules and ports only: no Nest, no mongoose, of core only ids and pages.',
  },
  {
    name: 'api-calls-domain-not-persistence',
    from: /^(api\/src\/modules\/[^/]+)\/api\//,
    exceptFrom: TESTS,
    to: '^$1/persistence/|^package:mongo',
    instead: 'api/ speaks to persistence/ through the ports of domain/.',
  },
  {
    name: 'api-persistence-serves-domain',
    from: /^(api\/src\/modules\/[^/]+)\/persistence\//,
    exceptFrom: TESTS,
    to: '^$1/api/',
    instead: 'persistence/ knows domain/, not api/.',
  },
];

/** Every rule about who may import whom. */
export const importRules: readonly ImportRule[] = [...projects, ...placement, ...apiLayers];
