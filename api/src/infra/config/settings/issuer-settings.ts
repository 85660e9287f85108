import { gstNumber } from '@leafshift/domain/gst-number';
import { isTimeZone } from '@leafshift/domain/time-zone';
import { z } from 'zod';
import { optional, setting } from './setting.ts';

const TimeZone = z
  .string()
  .default('America/Toronto')
  .refine(isTimeZone, 'This must be a time zone, such as America/Toronto');

const PayrollAccount = optional.pipe(
  z
    .string()
    .regex(/^\d{9}RP\d{4}$/, 'This must be nine digits, RP and four digits')
    .optional(),
);

const GstNumber = optional.pipe(
  z
    .string()
    .transform((typed) => gstNumber(typed) ?? '')
    .refine((printed) => printed !== '', 'This must be a GST/HST number, such as 123456782RT0001')
    .optional(),
);

/** Who pays workers and bills businesses, as slips and invoices name it. */
export const issuerSettings = {
  ISSUER_NAME: setting(z.string().trim().min(1).default('Leafshift'), {
    what: 'the legal name of the payer on workers’ T4A slips',
  }),
  ISSUER_ADDRESS: setting(optional, { what: 'the payer’s address on them, in one line' }),
  ISSUER_ACCOUNT_NUMBER: setting(PayrollAccount, {
    what: 'the payer’s program account at the Canada Revenue Agency, such as `123456789RP0001`; without it the field stays empty',
  }),
  ISSUER_GST_NUMBER: setting(GstNumber, {
    what: 'the GST/HST number on invoices to businesses, such as `123456782RT0001`; without it none is shown',
  }),
  ISSUER_TIME_ZONE: setting(TimeZone, {
    what: 'whose calendar says in which year pay was paid, and what belongs to a month of a business’s account',
  }),
};
