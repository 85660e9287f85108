import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SETTINGS_EXAMPLE, SETTINGS_PAGE, settingsExample, settingsPage } from './settings-page.ts';

// npm run settings: writes what operators read of the settings.
const root = join(import.meta.dirname, '../../../..');
writeFileSync(join(root, SETTINGS_PAGE), settingsPage());
writeFileSync(join(root, SETTINGS_EXAMPLE), settingsExample());
