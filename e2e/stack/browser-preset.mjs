import { join } from 'node:path';
import { nodePreset } from '@leafshift/remote-kit/jest/node-preset';

/**
 * Jest settings for tests that drive a real browser over a running stack. One worker unless more are asked
 * for: each starts a stack of its own.
 * @param {string} projectFolder
 */
export function browserPreset(projectFolder) {
  return {
    ...nodePreset(projectFolder),
    globalSetup: join(import.meta.dirname, 'stack-global-setup.ts'),
    globalTeardown: join(import.meta.dirname, 'stack-global-teardown.ts'),
    maxWorkers: 1,
    testTimeout: 120_000,
  };
}
