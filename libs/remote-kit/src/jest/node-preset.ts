import { join } from 'node:path';
import { sharedSettings, swcOptions } from './settings.ts';

/** Jest settings for code that runs in Node: ES modules, as in production. */
export const nodePreset = (projectFolder: string) => ({
  ...sharedSettings(projectFolder),
  testEnvironment: join(import.meta.dirname, 'node-environment.mjs'),
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx?$': ['@swc/jest', swcOptions()] },
});
