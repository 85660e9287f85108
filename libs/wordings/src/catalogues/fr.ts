import { french as calendars } from '../calendars/fr.ts';
import type { Catalogue } from '../catalogue.ts';
import { french as invoices } from '../invoices/fr.ts';
import { french as mails } from '../mails/fr.ts';
import { french as notices } from '../notices/fr.ts';
import { french as sentences } from '../sentences/fr.ts';
import { provincesIn } from '../sentences/provinces.ts';

export const catalogue: Catalogue = {
  language: 'fr',
  sentences: { ...provincesIn('fr'), ...sentences },
  notices,
  mails,
  invoices,
  calendars,
};
