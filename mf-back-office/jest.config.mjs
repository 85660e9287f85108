import { webPreset } from '@leafshift/remote-kit/jest/web-preset';

export default webPreset(import.meta.dirname);
