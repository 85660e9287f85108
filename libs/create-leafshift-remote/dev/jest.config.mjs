import { join } from 'node:path';
import { webPreset } from '@leafshift/remote-kit/jest/web-preset';

// The specs of the template, as a team runs them.
export default webPreset(join(import.meta.dirname, '../template'));
