import type { Location } from '@leafshift/contracts/profile';
import { FormActions, SubmitButton, TextField, ZodForm } from '@leafshift/ui/form';
import { useTranslation } from 'react-i18next';
import { InviteFields, TermsChoices, toTerms } from './terms-form.tsx';
import { useTeamChanges } from './use-team-changes.ts';

/** Invites somebody by mail. */
export function InviteForm({ locations }: { readonly locations: readonly Location[] }) {
  const { t } = useTranslation('mf-employer');
  const { invite } = useTeamChanges();
  return (
    <ZodForm
      schema={InviteFields}
      defaultValues={{ email: '', role: 'coordinator', reach: 'all', stores: {} }}
      label={t('team.invite')}
      resets
      onSubmit={({ email, ...fields }) => invite(email, toTerms(fields))}
    >
      <TextField
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        label={t('team.email')}
        hint={t('team.inviteHint')}
      />
      <TermsChoices locations={locations} />
      <FormActions>
        <SubmitButton>{t('team.send')}</SubmitButton>
      </FormActions>
    </ZodForm>
  );
}
