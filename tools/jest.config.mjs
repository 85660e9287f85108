import { nodePreset } from '@leafshift/remote-kit/jest/node-preset';

const preset = nodePreset(import.meta.dirname);

export default {
  ...preset,
  // The payment sandbox brings settings of its own.
  testPathIgnorePatterns: [...preset.testPathIgnorePatterns, '<rootDir>/sandbox-payments/'],
};
