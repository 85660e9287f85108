import { webPreset } from './web-preset.ts';

/** The settings of `leafshift-remote test`, which runs in the remote's folder. */
export default webPreset(process.cwd());
