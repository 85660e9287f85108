import { nodePreset } from '../jest/node-preset.mjs';

export default nodePreset(import.meta.dirname);
