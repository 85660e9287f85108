import { nodePreset } from '@leafshift/remote-kit/jest/node-preset';

const preset = nodePreset(import.meta.dirname);

export default {
  ...preset,
  // The template's own run in a browser's surroundings: dev/jest.config.mjs.
  testPathIgnorePatterns: [...preset.testPathIgnorePatterns, '<rootDir>/template/'],
};
