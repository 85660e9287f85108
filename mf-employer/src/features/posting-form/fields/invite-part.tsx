import { useShell } from '@leafshift/shell-sdk';
import { SelectField } from '@leafshift/ui/form';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { favouritesQuery } from '../../favourites/queries.ts';
import { FormPart } from '../form-part.tsx';
import type { TempValues } from '../model/values.ts';

/**
 * The choice of favourites who are invited to the shift; shows nothing when there are no
 * favourites.
 */
export function InvitePart() {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const favourites = useQuery(favouritesQuery(api));
  const { getValues, setValue } = useFormContext<TempValues>();
  // A draft may still name workers who are no longer favourites; they are taken out.
  useEffect(() => {
    const invited = getValues('invited');
    const still = invited.filter((id) => favourites.data?.some(({ _id }) => _id === id) ?? true);
    if (still.length < invited.length) {
      setValue('invited', still);
    }
  }, [favourites.data, getValues, setValue]);
  if (!favourites.data || favourites.data.length === 0) {
    return null;
  }
  return (
    <FormPart title={t('invite.title')}>
      <SelectField
        name="invited"
        label={t('favourites.title')}
        hint={t('invite.rule')}
        optional
        multiple
        placeholder={t('invite.choose')}
        options={favourites.data.map(({ _id, name }) => ({ value: _id, label: name }))}
      />
    </FormPart>
  );
}
