import { BENEFITS, EMPLOYMENT_KINDS } from '@leafshift/domain/job-facts';
import { useJobFact } from '@leafshift/i18n/messages';
import { FieldRow, SelectField, TextField } from '@leafshift/ui/form';
import { useTranslation } from 'react-i18next';
import { CredentialsField } from './credentials-field.tsx';

const LONGEST_HOURS = 5;

/** What a permanent job offers and asks for besides pay; all of it can be left open (POST-70). */
export function JobFactsFields() {
  const { t } = useTranslation('mf-employer');
  const jobFact = useJobFact();
  return (
    <>
      <FieldRow>
        <SelectField
          name="employmentKind"
          label={t('jobFacts.kind')}
          optional
          clearable
          placeholder={t('jobFacts.open')}
          options={EMPLOYMENT_KINDS.map((value) => ({ value, label: jobFact('kind', value) }))}
        />
        <TextField
          name="weeklyHours"
          label={t('jobFacts.weeklyHours')}
          optional
          inputMode="decimal"
          maxLength={LONGEST_HOURS}
        />
      </FieldRow>
      <SelectField
        name="benefits"
        label={t('jobFacts.benefits')}
        optional
        multiple
        placeholder={t('jobFacts.open')}
        options={BENEFITS.map((value) => ({ value, label: jobFact('benefit', value) }))}
      />
      <CredentialsField />
    </>
  );
}
