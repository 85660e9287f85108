import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { themeCss } from '../src/theme/theme-css.ts';

// Run it after a change of a palette: node libs/ui/dev/write-theme-css.ts
writeFileSync(join(import.meta.dirname, '../src/theme/themes.css'), themeCss());
