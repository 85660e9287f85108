import { german as calendars } from '../calendars/de.ts';
import type { Catalogue } from '../catalogue.ts';
import { german as invoices } from '../invoices/de.ts';
import { german as mails } from '../mails/de.ts';
import { german as notices } from '../notices/de.ts';
import { german as sentences } from '../sentences/de.ts';
import { provincesIn } from '../sentences/provinces.ts';

export const catalogue: Catalogue = {
  language: 'de',
  sentences: { ...provincesIn('de'), ...sentences },
  notices,
  mails,
  invoices,
  calendars,
};
