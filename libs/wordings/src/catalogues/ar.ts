import { arabic as calendars } from '../calendars/ar.ts';
import type { Catalogue } from '../catalogue.ts';
import { arabic as invoices } from '../invoices/ar.ts';
import { arabic as mails } from '../mails/ar.ts';
import { arabic as notices } from '../notices/ar.ts';
import { arabic as sentences } from '../sentences/ar.ts';
import { provincesIn } from '../sentences/provinces.ts';

export const catalogue: Catalogue = {
  language: 'ar',
  sentences: { ...provincesIn('ar'), ...sentences },
  notices,
  mails,
  invoices,
  calendars,
};
