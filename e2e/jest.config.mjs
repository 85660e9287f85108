import { browserPreset } from './stack/browser-preset.mjs';

export default browserPreset(import.meta.dirname);
