import { brokenRules, type ImportEdge } from './apply-rules.ts';
import { importRules } from './rules.ts';

type Case = readonly [rule: string, from: string, to: string];

const refused: readonly Case[] = [
  ['shell', 'shell/src/app/router.tsx', 'mf-worker/src/remote.tsx'],
  ['shell', 'shell/src/app/router.tsx', 'api/src/main.ts'],
  ['shell', 'shell/src/app/router.spec.tsx', 'mf-worker/src/remote.tsx'],
  ['remotes', 'mf-worker/src/remote.tsx', 'mf-employer/src/remote.tsx'],
  ['remotes', 'mf-worker/src/remote.tsx', 'shell/src/layout/header.tsx'],
  ['remotes', 'mf-public-board/src/remote.tsx', 'api/src/modules/posts/index.ts'],
  ['remotes', 'mf-worker/dev/main.tsx', 'mf-employer/src/remote.tsx'],
  ['api', 'api/src/main.ts', 'libs/ui/src/theme/index.ts'],
  ['api-tests', 'api/src/main.spec.ts', 'shell/src/app/router.tsx'],
  ['gateway', 'gateway/src/main.ts', 'libs/contracts/src/posts/index.ts'],
  ['tools', 'tools/start/start-gateway.ts', 'gateway/src/create-gateway.ts'],
  ['api-peer', 'api-peer/main.ts', 'api/src/create-app.ts'],
  ['payments-sandbox', 'payments-sandbox/main.ts', 'libs/domain/src/money.ts'],
  ['shared-libraries', 'libs/data-access/src/index.ts', 'libs/i18n/src/index.ts'],
  ['ui', 'libs/ui/src/page/page.tsx', 'libs/shell-sdk/src/index.ts'],
  ['shared-libraries', 'libs/i18n/src/index.ts', 'libs/ui/src/theme/index.ts'],
  ['shell-sdk', 'libs/shell-sdk/src/shell-api.ts', 'libs/data-access/src/index.ts'],
  ['remote-pages', 'libs/remote-pages/src/shifts/index.ts', 'mf-worker/src/remote.tsx'],
  ['shell', 'shell/src/app/router.tsx', 'libs/remote-pages/src/shifts/index.ts'],
  ['ui', 'libs/ui/src/page/page.tsx', 'libs/remote-pages/src/shifts/index.ts'],
  ['contracts', 'libs/contracts/src/posts/schemas.ts', 'libs/data-access/src/index.ts'],
  ['contracts', 'libs/contracts/src/posts/schemas.ts', 'package:react'],
  ['texts', 'libs/texts/src/catalogue.ts', 'libs/contracts/src/core/index.ts'],
  ['tracing', 'libs/tracing/src/start.ts', 'libs/domain/src/languages.ts'],
  ['domain', 'libs/domain/src/money.ts', 'libs/contracts/src/posts/index.ts'],
  ['domain', 'libs/domain/src/money.ts', 'package:zod'],
  ['tools', 'tools/start/main.ts', 'api/src/main.ts'],
  ['simulation', 'simulation/simulate.ts', 'api/src/main.ts'],
  ['deploy', 'deploy/rehearse/main.ts', 'api/src/main.ts'],
  ['e2e', 'e2e/journeys/main.spec.ts', 'shell/src/app/router.tsx'],
  ['api', 'api/src/main.ts', 'deploy/rehearse/main.ts'],
  ['api-tests', 'api/src/main.spec.ts', 'deploy/rehearse/main.ts'],
  ['tools', 'tools/start/main.ts', 'deploy/rehearse/main.ts'],
  ['tools', 'tools/start/main.ts', 'simulation/simulate.ts'],
  ['tools', 'tools/bench/api/main.ts', 'api-peer/main.ts'],
  ['remote-kit', 'libs/remote-kit/src/program/options.ts', 'tools/files/workspace-paths.ts'],
  ['create-leafshift-remote', 'libs/create-leafshift-remote/src/main.ts', 'package:zod'],
  ['testing-only-in-tests', 'mf-worker/src/remote.tsx', 'libs/testing/src/render/index.ts'],
  ['testing-only-in-tests', 'mf-worker/src/remote.tsx', 'libs/shell-sdk/src/testing/index.ts'],
  ['testing-only-in-tests', 'api/src/seed/seed.ts', 'api/src/modules/posts/testing/a-shift.ts'],
  ['build-presets-only-in-configs', 'shell/src/app/router.tsx', 'libs/rspack-config/src/remote.ts'],
  ['by-package-name', 'shell/src/app/router.tsx', 'libs/ui/src/theme/index.ts'],
  ['no-server-in-the-browser', 'shell/src/app/router.tsx', 'package:node:fs'],
  ['no-server-in-the-browser', 'mf-worker/src/remote.tsx', 'package:mongoose'],
  ['texts-for-the-server', 'libs/ui/src/page/page.tsx', 'libs/texts/src/server/index.ts'],
  ['no-browser-in-the-api', 'api/src/main.ts', 'package:react'],
  [
    'api-module-by-index',
    'api/src/modules/posts/application/a.ts',
    'api/src/modules/rating/application/b.ts',
  ],
  [
    'api-module-by-index',
    'api/src/modules/posts/domain/a.ts',
    'api/src/modules/rating/domain/b.ts',
  ],
  ['api-module-by-index', 'api/src/seed/seed.ts', 'api/src/modules/posts/domain/shift.ts'],
  ['api-core-and-infra', 'api/src/core/guard.ts', 'api/src/modules/auth/index.ts'],
  ['api-core-and-infra', 'api/src/infra/mail/mail.ts', 'api/src/modules/auth/index.ts'],
  ['api-domain-is-pure', 'api/src/modules/posts/domain/a.ts', 'package:@nestjs/common'],
  ['api-domain-is-pure', 'api/src/modules/posts/domain/a.ts', 'package:mongoose'],
  [
    'api-domain-is-pure',
    'api/src/modules/posts/domain/a.ts',
    'api/src/modules/posts/application/b.ts',
  ],
  ['api-domain-is-pure', 'api/src/modules/posts/domain/a.ts', 'api/src/infra/clock/clock.ts'],
  [
    'api-speaks-to-ports',
    'api/src/modules/posts/application/a.ts',
    'api/src/modules/posts/persistence/post.repository.ts',
  ],
  [
    'api-http-is-outermost',
    'api/src/modules/posts/application/a.ts',
    'api/src/modules/posts/http/b.ts',
  ],
  [
    'api-persistence-serves-domain',
    'api/src/modules/posts/persistence/a.ts',
    'api/src/modules/posts/application/b.ts',
  ],
];

const welcome: readonly (readonly [from: string, to: string])[] = [
  ['simulation/simulate.ts', 'tools/drills/api/api-bundle.ts'],
  ['shell/src/app/router.tsx', 'libs/shell-sdk/src/index.ts'],
  ['shell/rspack.config.ts', 'libs/rspack-config/src/shell.ts'],
  ['shell/jest.config.mjs', 'libs/remote-kit/src/jest/web-preset.ts'],
  ['mf-worker/src/remote.tsx', 'mf-worker/src/routes/home.tsx'],
  ['mf-worker/src/remote.tsx', 'libs/ui/src/page/index.ts'],
  ['mf-worker/src/home.spec.tsx', 'libs/testing/src/render/index.ts'],
  ['mf-worker/dev/main.tsx', 'libs/shell-sdk/src/testing/index.ts'],
  ['api/src/main.ts', 'libs/contracts/src/posts/index.ts'],
  ['api/src/app.module.ts', 'api/src/modules/posts/index.ts'],
  ['api/src/modules/posts/application/a.ts', 'api/src/modules/posts/domain/b.ts'],
  ['api/src/modules/posts/application/a.ts', 'api/src/infra/clock/clock.ts'],
  ['api/src/modules/posts/application/a.ts', 'api/src/modules/rating/index.ts'],
  ['api/src/modules/posts/persistence/a.ts', 'api/src/modules/posts/domain/b.ts'],
  ['api/src/modules/posts/persistence/a.ts', 'package:mongoose'],
  ['api/src/modules/posts/posts.module.ts', 'api/src/modules/posts/persistence/a.ts'],
  ['api/src/modules/posts/application/a.spec.ts', 'api/src/modules/posts/testing/a-shift.ts'],
  ['libs/contracts/src/posts/schemas.ts', 'package:zod'],
  ['libs/domain/src/money.spec.ts', 'package:fast-check'],
  ['tools/bench/api/market.ts', 'api-peer/collections.ts'],
  ['tools/remote/main.ts', 'libs/remote-kit/src/program/run-program.ts'],
  ['e2e/journeys/main.spec.ts', 'tools/start/start-stack.ts'],
  ['deploy/rehearse/world/world.ts', 'tools/drills/api/api-node.ts'],
  ['deploy/sizes/everybody.ts', 'libs/remote-kit/src/process/run-command.ts'],
];

function edge(from: string, to: string, typeOnly = false): ImportEdge {
  return { from, to, byPackageName: !/^shell\/src.*libs\/ui/.test(`${from}${to}`), typeOnly };
}

describe('who may import whom', () => {
  it.each(refused)('%s: %s must not import %s', (rule, from, to) => {
    expect(brokenRules(edge(from, to), importRules).map(({ name }) => name)).toContain(rule);
  });

  it.each(refused.filter(([rule]) => rule !== 'shell-sdk'))(
    '%s: %s, not even types of %s',
    (rule, from, to) => {
      expect(brokenRules(edge(from, to, true), importRules).map(({ name }) => name)).toContain(
        rule,
      );
    },
  );

  it.each(welcome)('%s may import %s', (from, to) => {
    expect(brokenRules(edge(from, to), importRules)).toEqual([]);
  });

  it('lets shell-sdk name the types of what the shell hands over, and no more', () => {
    const types = edge('libs/shell-sdk/src/shell-api.ts', 'libs/data-access/src/index.ts', true);
    expect(brokenRules(types, importRules)).toEqual([]);
  });

  it('has a refused import for every rule', () => {
    const covered = new Set(refused.map(([rule]) => rule));
    expect(importRules.filter(({ name }) => !covered.has(name))).toEqual([]);
  });
});
