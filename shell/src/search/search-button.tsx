import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../layout/header.module.css';
import { Icon } from '../layout/icon.tsx';

const loadDialog = () => import(/* webpackChunkName: "search" */ './search-dialog.tsx');
const SearchDialog = lazy(loadDialog);

/** Ctrl and K, or Cmd and K: what people press to look for something anywhere. */
const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** The header's search for everything that one may see (LOOK-24). */
export function SearchButton() {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.toolButton}
        aria-label={t('search.open')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={t('search.shortcut')}
        onClick={() => setOpen(true)}
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
      >
        <Icon name="search" size={22} />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
