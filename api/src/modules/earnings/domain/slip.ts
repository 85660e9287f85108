import type { Cents } from '@leafshift/domain/money';
import type { WorkerId } from '../../../core/ids.ts';

/** Who has paid, as slips name it. */
export interface Issuer {
  readonly name: string;
  /** In one line; empty where the operator has not said. */
  readonly address: string;
  /** The program account at the Canada Revenue Agency; empty where the operator has not said. */
  readonly account: string;
}

/** To whom it was paid, as the profile says; empty where the profile does not. */
export interface Recipient {
  readonly workerId: WorkerId;
  readonly surname: string;
  readonly firstName: string;
  readonly address: string;
  readonly city: string;
  readonly province: string;
  readonly postalCode: string;
  readonly country: string;
}

/** What a T4A slip of a year says. The social insurance number is not kept; the issuer completes it. */
export interface Slip {
  readonly year: number;
  readonly issuer: Issuer;
  readonly recipient: Recipient;
  /** Box 048, fees for services: what was paid in the year. */
  readonly fees: Cents;
}

export const fullName = ({ firstName, surname }: Recipient): string =>
  [firstName, surname].filter((part) => part !== '').join(' ');

/** The address in up to three lines, without empty ones. */
export const addressLines = ({
  address,
  city,
  province,
  postalCode,
  country,
}: Recipient): readonly string[] =>
  [address, [city, province, postalCode].filter(Boolean).join(' '), country].filter(
    (line) => line !== '',
  );

export const issuerLines = ({ name, address }: Issuer): readonly string[] =>
  [name, address].filter((line) => line !== '');
