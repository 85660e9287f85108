import { nodePreset } from '../../tools/jest/node-preset.mjs';

export default nodePreset(import.meta.dirname);
