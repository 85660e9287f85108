import StarOutlined from '@ant-design/icons/es/icons/StarOutlined';
import { lazyPart, whenReached } from '@leafshift/ui/lazy';
import Button from 'antd/es/button';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkSearch } from '../find-work/search/work-filters.ts';
import styles from './saved-searches.module.css';

const SavedSearchesModal = lazyPart(
  async () => (await import('./saved-searches-modal.tsx')).SavedSearchesModal,
);

interface SavedSearchesButtonProps {
  readonly search: WorkSearch;
  readonly onRun: (search: WorkSearch) => void;
}

/** Opens my saved searches, of which one can be run, and among which this one can be kept. */
export function SavedSearchesButton({ search, onRun }: SavedSearchesButtonProps) {
  const { t } = useTranslation('mf-worker');
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const open = () => {
    setIsOpen(true);
    setWasOpen(true);
  };
  return (
    <>
      <Button
        icon={<StarOutlined aria-hidden />}
        aria-label={t('savedSearches.title')}
        aria-haspopup="dialog"
        title={t('savedSearches.title')}
        className={styles.button}
        onClick={open}
        {...whenReached(SavedSearchesModal)}
      />
      {wasOpen && (
        <Suspense fallback={null}>
          <SavedSearchesModal.Part
            isOpen={isOpen}
            search={search}
            onRun={(chosen) => {
              onRun(chosen);
              setIsOpen(false);
            }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
