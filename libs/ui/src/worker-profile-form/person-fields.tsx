import type { Profile } from '@leafshift/contracts/profile';
import { birthDayRange } from '@leafshift/domain/birth-day';
import { useState } from 'react';
import { FieldRow, TextAreaField, TextField } from '../form/index.ts';
import { useUiText } from '../locales/use-ui-text.ts';
import { LockedFields } from '../review/index.ts';
import { today } from './birth-day.ts';
import { RetailAgeNotice } from './retail-age-notice.tsx';

/** Name, phone, date of birth and words about oneself; what an approved document shows is locked. */
export function PersonFields({ profile }: { readonly profile: Profile }) {
  const t = useUiText();
  const [birthDays] = useState(() => birthDayRange(today()));

  return (
    <>
      <LockedFields profile={profile} who="worker">
        {(lockOf) => (
          <>
            <FieldRow>
              <TextField
                name="firstName"
                label={t('worker.firstName')}
                autoComplete="given-name"
                {...lockOf('firstName')}
              />
              <TextField
                name="lastName"
                label={t('worker.lastName')}
                autoComplete="family-name"
                {...lockOf('lastName')}
              />
            </FieldRow>
            <FieldRow>
              <TextField
                name="phoneNumber"
                label={t('worker.phone')}
                type="tel"
                autoComplete="tel"
              />
              <TextField
                name="birthDay"
                label={t('worker.birthDay')}
                hint={t('worker.birthDayHint')}
                type="date"
                autoComplete="bday"
                {...birthDays}
                {...lockOf('birthDay')}
              />
            </FieldRow>
          </>
        )}
      </LockedFields>
      <RetailAgeNotice />
      <TextAreaField name="bio" label={t('worker.bio')} maxLength={2000} />
    </>
  );
}
