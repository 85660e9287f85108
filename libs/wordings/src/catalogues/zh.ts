import { chinese as calendars } from '../calendars/zh.ts';
import type { Catalogue } from '../catalogue.ts';
import { chinese as invoices } from '../invoices/zh.ts';
import { chinese as mails } from '../mails/zh.ts';
import { chinese as notices } from '../notices/zh.ts';
import { provincesIn } from '../sentences/provinces.ts';
import { chinese as sentences } from '../sentences/zh.ts';

export const catalogue: Catalogue = {
  language: 'zh',
  sentences: { ...provincesIn('zh'), ...sentences },
  notices,
  mails,
  invoices,
  calendars,
};
