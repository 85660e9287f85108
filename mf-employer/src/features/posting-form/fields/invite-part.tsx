import { useShell } from '@leafshift/shell-sdk';
import { SelectField } from '@leafshift/ui/form';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { favouritesQuery } from '../../favourites/queries.ts';
import { FormPart } from '../form-part.tsx';

/** Which favourites are told of the shift first; nothing for who has none. */
export function InvitePart() {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const favourites = useQuery(favouritesQuery(api));
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
