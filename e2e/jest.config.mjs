import { browserPreset } from '../tools/jest/browser-preset.mjs';

export default browserPreset(import.meta.dirname);
