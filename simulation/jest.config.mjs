import { nodePreset } from '@leafshift/remote-kit/jest/node-preset';

export default nodePreset(import.meta.dirname);
