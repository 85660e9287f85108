import { remoteNames } from '../start/remote-names.ts';
import { checkStages } from './check-stages.ts';
import { jestStage } from './jest-stage.ts';
import type { Stage } from './stage.ts';

/** One more than the cores that are aimed at, since they wait for a database, a page or a process a part of their time (ADR 407). */
const WORKERS = 3;
/** Each has a whole stack beside it. */
const WORKERS_OF_BROWSERS = 2;

/** Which stage runs the specs of which projects. */
export const specProjects = {
  unit: [
    'libs/domain',
    'libs/contracts',
    'libs/texts',
    'libs/rspack-config',
    'libs/remote-kit',
    'libs/create-leafshift-remote',
    'gateway',
    'tools',
    'payments-sandbox',
    'deploy',
    'simulation',
  ],
  api: ['api'],
  component: [
    'libs/ui',
    'libs/i18n',
    'libs/data-access',
    'libs/shell-sdk',
    'libs/remote-pages',
    'libs/testing',
    'libs/create-leafshift-remote/dev',
    'shell',
    ...remoteNames,
  ],
  browser: ['e2e'],
} as const satisfies Record<string, readonly string[]>;

/** The whole test run, cheap stages first. */
export const stages: readonly Stage[] = [
  ...checkStages,
  jestStage('unit', 'Rules, contracts and tools', specProjects.unit, { workers: WORKERS }),
  jestStage('api', 'The API against a real MongoDB replica set', specProjects.api, {
    workers: WORKERS,
    inSuites: true,
  }),
  jestStage('component', 'Screens and libraries of the portal', specProjects.component, {
    workers: WORKERS,
    inSuites: true,
  }),
  jestStage('browser', 'Journeys in Chromium over the production builds', specProjects.browser, {
    workers: WORKERS_OF_BROWSERS,
  }),
];
