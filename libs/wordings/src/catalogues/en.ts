import { english as calendars } from '../calendars/en.ts';
import type { Catalogue } from '../catalogue.ts';
import { english as invoices } from '../invoices/en.ts';
import { english as mails } from '../mails/en.ts';
import { english as notices } from '../notices/en.ts';

export const catalogue: Catalogue = {
  language: 'en',
  sentences: {},
  notices,
  mails,
  invoices,
  calendars,
};
