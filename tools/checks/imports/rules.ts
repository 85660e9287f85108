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

const WORKSPACE =
  '^(?:shell|mf-[^/]+|api|api-peer|gateway|payments-sandbox|simulation|deploy|libs|e2e|tools)/';
const FOR_THE_BROWSER =
  'libs/(?:shell-sdk|ui|data-access|i18n|texts|contracts|domain|testing|rspack-config|remote-kit)';
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
    allowed: `^(?:$1|libs/remote-pages|${FOR_THE_BROWSER})/`,
    instead: 'A remote takes from the shared libraries, never from another remote, shell or API.',
  },
  {
    name: 'api',
    from: /^api\//,
    exceptFrom: TESTS_OR_CONFIGS,
    to: WORKSPACE,
    allowed: '^(?:api|libs/(?:contracts|domain|texts|tracing))/',
    instead: 'The API takes from contracts, domain, texts and tracing.',
  },
  {
    name: 'api-tests',
    from: /^api\/(?=.*(?:\.spec\.ts$|\/testing\/))/,
    to: WORKSPACE,
    allowed:
      '^(?:api|payments-sandbox|libs/(?:contracts|domain|texts|tracing|testing)|tools/(?:s3-double|database|drills))/',
    instead: 'Tests of the API take from contracts, domain, testing and the sandbox provider.',
  },
  {
    name: 'gateway',
    from: /^gateway\//,
    exceptFrom: CONFIGS,
    to: WORKSPACE,
    allowed: '^(?:gateway|libs/(?:domain|shell-sdk|remote-kit|tracing))/',
    instead:
      'The gateway takes from domain, shell-sdk, tracing, and from remote-kit how releases are kept and sent.',
  },
  {
    name: 'api-peer',
    from: /^api-peer\//,
    exceptFrom: CONFIGS,
    to: WORKSPACE,
    allowed: '^(?:api-peer|libs/(?:contracts|domain|texts))/',
    instead: 'The peer takes what the API takes, and nothing of the API.',
  },
  {
    name: 'payments-sandbox',
    from: /^payments-sandbox\//,
    exceptFrom: CONFIGS,
    to: `${WORKSPACE}|^package:`,
    allowed: '^payments-sandbox/|^package:(?:node:|@jest/globals$|stripe$|ajv)',
    instead: 'The sandbox stands in for a provider elsewhere: it knows nothing of ours.',
  },
  {
    name: 'shared-libraries',
    from: /^(libs\/(?:data-access|i18n))\//,
    exceptFrom: TESTS_OR_CONFIGS,
    to: WORKSPACE,
    allowed: '^(?:$1|libs/(?:texts|contracts|domain))/',
    instead: 'data-access and i18n take from texts, contracts and domain only.',
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
    name: 'remote-pages',
    from: /^libs\/remote-pages\//,
    exceptFrom: TESTS_OR_CONFIGS,
    to: WORKSPACE,
    allowed: '^libs/(?:remote-pages|shell-sdk|ui|i18n|data-access|contracts|domain)/',
    instead: 'remote-pages takes from shell-sdk, ui, i18n, data-access, contracts and domain.',
  },
  {
    name: 'remote-kit',
    from: /^libs\/remote-kit\//,
    exceptFrom: TESTS_OR_CONFIGS,
    to: WORKSPACE,
    allowed: '^libs/(?:remote-kit|shell-sdk|domain|testing|create-leafshift-remote)/',
    instead:
      'remote-kit works in any folder: it takes from shell-sdk, domain, testing and create-leafshift-remote.',
  },
  {
    name: 'create-leafshift-remote',
    from: /^libs\/create-leafshift-remote\/src\//,
    exceptFrom: TESTS_OR_CONFIGS,
    to: `${WORKSPACE}|^package:`,
    allowed: '^libs/create-leafshift-remote/|^package:node:',
    instead: 'It is fetched before anything is installed, so it takes from Node only.',
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
    name: 'tracing',
    from: /^libs\/tracing\//,
    to: `${WORKSPACE}|^package:`,
    allowed: '^libs/tracing/|^package:(?:node:|@opentelemetry/)',
    instead: 'tracing takes from the packages of OpenTelemetry only.',
  },
  {
    name: 'texts',
    from: /^libs\/texts\//,
    exceptFrom: TESTS_OR_CONFIGS,
    to: `${WORKSPACE}|^package:`,
    allowed: '^libs/(?:texts|domain)/|^package:i18next$',
    instead: 'texts takes from domain and i18next only.',
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
    name: 'simulation',
    from: /^simulation\//,
    to: WORKSPACE,
    allowed:
      '^(?:simulation|payments-sandbox|libs/(?:contracts|domain|remote-kit)|tools/(?:database|drills|process))/',
    instead: 'The simulated people know the API by its contract; what starts it stands in tools.',
  },
  {
    name: 'deploy',
    from: /^deploy\//,
    to: WORKSPACE,
    allowed: '^(?:deploy|payments-sandbox|libs/(?:contracts|remote-kit)|tools)/',
    instead: 'What is deployed is built and started, and spoken to by its contract.',
  },
  {
    name: 'e2e',
    from: /^e2e\//,
    to: WORKSPACE,
    allowed: '^(?:e2e|payments-sandbox|libs|tools)/',
    instead: 'Tests in a browser see the products as people do.',
  },
  {
    name: 'tools',
    from: /^tools\//,
    to: '^(?:shell|mf-[^/]+|api|api-peer|gateway|simulation|deploy|e2e)/',
    allowed: '^api-peer/collections\\.ts$',
    instead: 'Tools start and build the products; they do not import them.',
  },
];

const placement: readonly ImportRule[] = [
  {
    name: 'testing-only-in-tests',
    from: /^/,
    exceptFrom: new RegExp(`${TESTS_OR_CONFIGS.source}|^libs/remote-kit/src/smoke/`),
    to: '^libs/testing/|^libs/shell-sdk/src/testing/|^api/src/modules/[^/]+/testing/',
    instead: 'Testing code is for specs, dev/ and e2e.',
  },
  {
    name: 'build-presets-only-in-configs',
    from: /^(?!libs\/(?:rspack-config|remote-kit)\/|gateway\/|deploy\/|simulation\/|tools\/|e2e\/)/,
    exceptFrom: new RegExp(`${CONFIGS.source}|/assets\\.d\\.ts$`),
    to: '^libs/(?:rspack-config|remote-kit)/',
    instead: 'rspack-config and remote-kit are for build configurations and tools.',
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
    from: /^(?:shell|mf-[^/]+|libs\/(?:ui|data-access|shell-sdk|i18n|remote-pages))\//,
    exceptFrom: TESTS_OR_CONFIGS,
    to: SERVER_PACKAGES,
    instead: 'This code runs in the browser.',
  },
  {
    name: 'texts-for-the-server',
    from: /^(?:shell|mf-[^/]+|libs\/(?:ui|data-access|shell-sdk|i18n))\//,
    exceptFrom: TESTS_OR_CONFIGS,
    to: '^libs/texts/src/server/',
    instead: 'These are the texts of all languages at once; the browser takes them from i18n.',
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
    allowed: `^$1/(?:domain|locales)/|^${API_MODULE}/[^/]+/index\\.ts$|^api/src/core/(?:ids|paging/page)\\.ts$`,
    instead:
      'domain/ holds rules and ports only: no Nest, no mongoose, of core only ids and pages.',
  },
  {
    name: 'api-speaks-to-ports',
    from: /^(api\/src\/modules\/[^/]+)\/(?:http|application)\//,
    exceptFrom: TESTS,
    to: '^$1/persistence/|^package:mongo',
    instead: 'http/ and application/ speak to persistence/ through the ports of domain/.',
  },
  {
    name: 'api-http-is-outermost',
    from: /^(api\/src\/modules\/[^/]+)\/(?:application|domain|persistence)\//,
    exceptFrom: TESTS,
    to: '^$1/http/',
    instead: 'Controllers call use cases, not the other way round.',
  },
  {
    name: 'api-persistence-serves-domain',
    from: /^(api\/src\/modules\/[^/]+)\/persistence\//,
    exceptFrom: TESTS,
    to: '^$1/application/',
    instead: 'persistence/ knows domain/, not application/.',
  },
];

/** Every rule about who may import whom. */
export const importRules: readonly ImportRule[] = [...projects, ...placement, ...apiLayers];
