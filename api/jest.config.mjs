import { apiPreset } from '../tools/jest/api-preset.mjs';

export default apiPreset(import.meta.dirname);
