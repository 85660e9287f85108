import { join } from 'node:path';
import { nodePreset } from '@leafshift/remote-kit/jest/node-preset';
import { swcOptions } from '@leafshift/remote-kit/jest/settings';

/**
 * Jest settings for the API: decorators, Nest loaded first, one MongoDB for the whole run.
 * @param {string} projectFolder
 */
export function apiPreset(projectFolder) {
  return {
    ...nodePreset(projectFolder),
    transform: { '\\.ts$': ['@swc/jest', swcOptions({ decorators: true })] },
    setupFiles: [join(import.meta.dirname, 'nest-setup.ts')],
    globalSetup: join(import.meta.dirname, 'servers-for-specs.ts'),
    globalTeardown: join(import.meta.dirname, 'stop-servers.ts'),
    testTimeout: 60_000,
    // A worker that has grown is replaced between two files.
    workerIdleMemoryLimit: '1GB',
  };
}
