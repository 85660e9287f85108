import { type SavedSearch, SavedSearchChange } from '@leafshift/contracts/saved-searches';
import { FormActions, SubmitButton, TextField, ZodForm } from '@leafshift/ui/form';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';

interface RenameFormProps {
  readonly search: SavedSearch;
  readonly onRename: (change: SavedSearchChange) => Promise<void>;
  readonly onCancel: () => void;
}

/** Gives a saved search another name, in its place in the list. */
export function RenameForm({ search: { name, alerts }, onRename, onCancel }: RenameFormProps) {
  const { t } = useTranslation('mf-worker');
  return (
    <ZodForm
      schema={SavedSearchChange}
      defaultValues={{ name, alerts }}
      label={t('savedSearches.renameOf', { name })}
      onSubmit={onRename}
    >
      <TextField name="name" label={t('savedSearches.name')} autoComplete="off" maxLength={60} />
      <FormActions>
        <Button onClick={onCancel}>{t('savedSearches.cancel')}</Button>
        <SubmitButton>{t('savedSearches.renamed')}</SubmitButton>
      </FormActions>
    </ZodForm>
  );
}
