import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { textIn } from '../registry/text-in.ts';
import styles from './bottom-bar.module.css';
import { NavIcon } from './icon.tsx';
import type { NavItem } from './nav-items.ts';

/** The main places of a phone, in reach of the thumb; wider windows have the sidebar. */
export function BottomBar({ items }: { readonly items: readonly NavItem[] }) {
  const { t, i18n } = useTranslation('shell');
  // Whatever else stands at the bottom of the window keeps clear of it.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.bar = 'yes';
    return () => {
      delete dataset.bar;
    };
  }, []);
  return (
    <nav className={styles.bar} aria-label={t('nav.bar')}>
      {items.map(({ path, label, icon, bar }) => (
        <NavLink key={path} to={path ?? '/home'} className={styles.place ?? ''}>
          <NavIcon name={label} d={icon} />
          <span className={styles.word}>{textIn(bar, i18n.language) ?? label}</span>
        </NavLink>
      ))}
    </nav>
  );
}
