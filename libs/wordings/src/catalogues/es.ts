import { spanish as calendars } from '../calendars/es.ts';
import type { Catalogue } from '../catalogue.ts';
import { spanish as invoices } from '../invoices/es.ts';
import { spanish as mails } from '../mails/es.ts';
import { spanish as notices } from '../notices/es.ts';
import { spanish as sentences } from '../sentences/es.ts';
import { provincesIn } from '../sentences/provinces.ts';

export const catalogue: Catalogue = {
  language: 'es',
  sentences: { ...provincesIn('es'), ...sentences },
  notices,
  mails,
  invoices,
  calendars,
};
