import type { TempPost } from '@leafshift/contracts/posts';
import type { Profile } from '@leafshift/contracts/profile';
import {
  CREDENTIAL_RULES,
  credentialRefusal,
  missingCredentials,
  neededCredentials,
} from '@leafshift/domain/credentials';
import { addDays, type CalendarDay, calendarDayIn } from '@leafshift/domain/time-zone';
import { aCertificate, anId } from '@leafshift/testing/builders';
import { anApiError } from '@leafshift/testing/mock-api';
import { toHeldCertificate } from '@leafshift/ui/certificates';

/** The shift with what its province asks for. */
export function withNeeded(shift: TempPost): TempPost {
  const { jobType, location, endDate, timeZone } = shift;
  const day = calendarDayIn(endDate, timeZone);
  const needed = neededCredentials({ jobType, province: location.province, day }, CREDENTIAL_RULES);
  return needed.length === 0 ? shift : { ...shift, credentials: [...needed] };
}

/** The shift as its worker sees it: with what they lack of what it needs. */
export function withMissing(shift: TempPost, profile: Profile): TempPost {
  const missing = missingCredentials(
    shift.credentials ?? [],
    profile.certificates.map(toHeldCertificate),
    calendarDayIn(shift.endDate, shift.timeZone),
    profile.verificationGate,
  );
  return missing.length === 0 ? shift : { ...shift, missingCredentials: [...missing] };
}

/** Refuses who lacks something for the shift. */
export function demandCredentials(shift: TempPost, profile: Profile): void {
  const refusal = credentialRefusal(withMissing(shift, profile).missingCredentials ?? []);
  if (refusal) throw anApiError('CREDENTIALS_MISSING', { text: refusal.text });
}

/** One of each kind, of which one ends soon, one has ended and one has not been accepted. */
export function sampleCertificates(today: CalendarDay) {
  const states = {
    CannSell: { status: 'Approved', expiresOn: addDays(today, 25) },
    SellSafe: { status: 'Approved', issuedOn: addDays(today, -1900) },
    CannaSell: { status: 'Rejected', reason: 'The number is another one than on the picture.' },
  } as const;
  return (['CannSell', 'SellSafe', 'CannaSell'] as const).map((name, index) =>
    aCertificate({
      _id: anId(5900 + index),
      certificationName: name,
      certificationNumber: `${name}-20${index}418`,
      ...states[name],
    }),
  );
}
