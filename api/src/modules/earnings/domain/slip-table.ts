import { centsToText } from '@leafshift/domain/money';
import type { Slip } from './slip.ts';

export const SLIP_COLUMNS = [
  'Year',
  'Slip',
  'Worker id',
  'Surname',
  'First name',
  'Address',
  'City',
  'Province',
  'Postal code',
  'Country',
  'Box 012 social insurance number',
  'Box 048 fees for services',
  'Issuer',
  'Issuer’s address',
  'Box 061 issuer’s account number',
] as const;

/** A slip as a line; box 012 is left to its issuer. */
export const slipRow = ({ year, issuer, recipient, fees }: Slip): readonly string[] => [
  String(year),
  'T4A',
  recipient.workerId,
  recipient.surname,
  recipient.firstName,
  recipient.address,
  recipient.city,
  recipient.province,
  recipient.postalCode,
  recipient.country,
  '',
  centsToText(fees),
  issuer.name,
  issuer.address,
  issuer.account,
];
