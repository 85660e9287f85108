import { sharedSettings, swcOptions } from './settings.mjs';

/**
 * Jest settings for code that runs in Node: ES modules, as in production.
 * @param {string} projectFolder
 */
export function nodePreset(projectFolder) {
  return {
    ...sharedSettings(projectFolder),
    testEnvironment: 'node',
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    transform: { '\\.tsx?$': ['@swc/jest', swcOptions()] },
  };
}
