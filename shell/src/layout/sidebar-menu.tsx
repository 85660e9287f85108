import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { Icon } from './icon.tsx';
import type { NavItem } from './nav-items.ts';
import styles from './sidebar.module.css';

interface Props {
  readonly items: readonly NavItem[];
  /** A page was chosen, so that a drawer can close. */
  readonly onChosen?: (() => void) | undefined;
}

function Entry({ item, onChosen }: { item: NavItem; onChosen: Props['onChosen'] }) {
  const { t } = useTranslation('shell');
  const label = (
    <>
      <Icon name={item.label} />
      <span>{t(`nav.${item.label}`)}</span>
    </>
  );
  if (item.path === undefined) {
    return (
      <span className={styles.entry} aria-disabled="true">
        {label}
      </span>
    );
  }
  return (
    <NavLink to={item.path} className={styles.entry ?? ''} {...(onChosen && { onClick: onChosen })}>
      {label}
    </NavLink>
  );
}

function NestedEntry({ item, onChosen }: { item: NavItem; onChosen: Props['onChosen'] }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const id = useId();
  const children = item.children ?? [];
  const holdsPage = children.some(({ path }) => path !== undefined && pathname.startsWith(path));
  const [isOpen, setOpen] = useState(holdsPage);
  return (
    <>
      <button
        type="button"
        className={styles.entry}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={item.label} />
        <span>{t(`nav.${item.label}`)}</span>
        <span className={styles.arrow} data-open={isOpen}>
          <Icon name="chevron" size={16} />
        </span>
      </button>
      <div id={id} hidden={!isOpen} className={styles.nested}>
        <SidebarMenu items={children} onChosen={onChosen} />
      </div>
    </>
  );
}

/** The entries of the sidebar, nested ones behind an arrow. */
export function SidebarMenu({ items, onChosen }: Props) {
  return (
    <ul className={styles.menu}>
      {items.map((item) => (
        <li key={item.label}>
          {item.children ? (
            <NestedEntry item={item} onChosen={onChosen} />
          ) : (
            <Entry item={item} onChosen={onChosen} />
          )}
        </li>
      ))}
    </ul>
  );
}
