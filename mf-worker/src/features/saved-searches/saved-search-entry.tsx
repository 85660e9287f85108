import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import type { SavedSearch } from '@leafshift/contracts/saved-searches';
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import { useTranslation } from 'react-i18next';
import { savedWorkSearch, type WorkSearch } from '../find-work/search/work-filters.ts';
import styles from './saved-searches.module.css';
import { useSearchFacts } from './use-search-facts.ts';

interface SavedSearchContentProps {
  readonly search: SavedSearch;
  readonly onRun: (search: WorkSearch) => void;
  readonly onAlerts: (alerts: boolean) => void;
}

/** A saved search: its name, which runs it, what it looks for, and whether it tells of new shifts. */
export function SavedSearchContent({ search, onRun, onAlerts }: SavedSearchContentProps) {
  const { t } = useTranslation('mf-worker');
  const { name, alerts } = search;
  const work = savedWorkSearch(search);
  const facts = useSearchFacts(work.filters);
  return (
    <div className={styles.entry}>
      <Button
        type="link"
        className={styles.name}
        aria-label={t('savedSearches.run', { name })}
        onClick={() => onRun(work)}
      >
        <bdi>{name}</bdi>
      </Button>
      <span className={styles.facts}>{facts}</span>
      <Checkbox
        checked={alerts}
        aria-label={t('savedSearches.alertsOf', { name })}
        onChange={({ target }) => onAlerts(target.checked)}
      >
        {t('savedSearches.alerts')}
      </Checkbox>
    </div>
  );
}

interface SavedSearchActionsProps {
  readonly search: SavedSearch;
  readonly onRename: () => void;
}

export function SavedSearchActions({ search: { name }, onRename }: SavedSearchActionsProps) {
  const { t } = useTranslation('mf-worker');
  return (
    <Button
      type="text"
      icon={<EditOutlined aria-hidden />}
      aria-label={t('savedSearches.renameOf', { name })}
      title={t('savedSearches.rename')}
      onClick={onRename}
    />
  );
}
