import type { Position } from '@leafshift/domain/distance';
import type { AccountFees } from '@leafshift/domain/fees';
import type { OnboardingUser } from '@leafshift/domain/onboarding';
import type { PlacePrecision } from '@leafshift/domain/places/precision';
import type { RateBounds } from '@leafshift/domain/posting-rules';
import type { CalendarDay } from '@leafshift/domain/time-zone';

/** A supervisor as named on a posting; later changes of the profile leave it as it is. */
export interface ShiftSupervisor {
  readonly id: string;
  readonly name: string;
  readonly phoneNumber: string;
  readonly email: string;
}

/** A location as named on a posting; `province` is the short code. */
export interface ShiftLocation {
  readonly id: string;
  readonly locationName: string;
  readonly fullAddress: string;
  readonly address: string;
  readonly city: string;
  readonly province: string;
  readonly postalCode: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly precision?: PlacePrecision;
}

/** What of the employer a posting is made from. */
export interface PostingEmployer {
  readonly name: string;
  readonly supervisors: readonly ShiftSupervisor[];
  readonly locations: readonly ShiftLocation[];
  readonly rateBounds: RateBounds;
}

/** An employer as postings and invoices need them. */
export interface EmployerAccount extends PostingEmployer {
  readonly account: OnboardingUser;
  readonly fees: AccountFees;
  /** Lines of the business address; empty where there is none. */
  readonly address: readonly string[];
}

/** A worker as requests need them. */
export interface WorkerAccount {
  readonly account: OnboardingUser & { readonly suspended: boolean };
  readonly birthDay: CalendarDay | null;
  /** Null where the address has no place on the map. */
  readonly livesAt: Position | null;
}
