import { nodePreset } from './jest/node-preset.mjs';

const preset = nodePreset(import.meta.dirname);

export default {
  ...preset,
  // The payment sandbox brings settings of its own.
  testPathIgnorePatterns: [...preset.testPathIgnorePatterns, '<rootDir>/sandbox-payments/'],
};
