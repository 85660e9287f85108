import { z } from 'zod';
import { accountSettings } from './settings/account-settings.ts';
import { issuerSettings } from './settings/issuer-settings.ts';
import { limitSettings } from './settings/limit-settings.ts';
import { marketSettings } from './settings/market-settings.ts';
import { processSettings } from './settings/process-settings.ts';
import { serviceSettings } from './settings/service-settings.ts';

/** The settings by what they are about, in the order of the operators' table. */
export const SETTING_GROUPS = {
  'Process and database': processSettings,
  'Accounts and sessions': accountSettings,
  'Payments, mail, messages and files': serviceSettings,
  'The market': marketSettings,
  'Slips of a year': issuerSettings,
  Limits: limitSettings,
} as const;

/** Every environment variable that the API reads, with its default. */
export const Environment = z.object({
  ...processSettings,
  ...accountSettings,
  ...serviceSettings,
  ...marketSettings,
  ...issuerSettings,
  ...limitSettings,
});
export type Environment = z.output<typeof Environment>;
