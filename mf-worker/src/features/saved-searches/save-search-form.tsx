import { MAX_SAVED_SEARCHES, SavedSearchChange } from '@leafshift/contracts/saved-searches';
import { CheckboxField, FormActions, SubmitButton, TextField, ZodForm } from '@leafshift/ui/form';
import { useTranslation } from 'react-i18next';
import type { WorkSearch } from '../find-work/search/work-filters.ts';
import styles from './saved-searches.module.css';
import { useSearchFacts } from './use-search-facts.ts';

interface SaveSearchFormProps {
  /** How many are kept already. */
  readonly count: number;
  readonly search: WorkSearch;
  readonly onSave: (form: SavedSearchChange) => Promise<void>;
}

/** Keeps what Find Work looks for now under a name. */
export function SaveSearchForm({ count, search, onSave }: SaveSearchFormProps) {
  const { t } = useTranslation('mf-worker');
  const facts = useSearchFacts(search.filters);
  if (count >= MAX_SAVED_SEARCHES) {
    return <p className={styles.full}>{t('savedSearches.full', { count })}</p>;
  }
  return (
    <ZodForm
      schema={SavedSearchChange}
      defaultValues={{ name: '', alerts: true }}
      label={t('savedSearches.save')}
      resets
      onSubmit={onSave}
    >
      <TextField
        name="name"
        label={t('savedSearches.name')}
        hint={t('savedSearches.current', { facts })}
        placeholder={t('savedSearches.nameExample')}
        autoComplete="off"
        maxLength={60}
      />
      <CheckboxField name="alerts">{t('savedSearches.alerts')}</CheckboxField>
      <FormActions>
        <SubmitButton>{t('savedSearches.save')}</SubmitButton>
      </FormActions>
    </ZodForm>
  );
}
