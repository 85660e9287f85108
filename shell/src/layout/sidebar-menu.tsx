import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { textIn } from '../registry/text-in.ts';
import { Icon, NavIcon } from './icon.tsx';
import type { NavItem } from './nav-items.ts';
import styles from './sidebar.module.css';

interface Props {
  readonly items: readonly NavItem[];
  /** A page was chosen, so that a drawer can close. */
  readonly onChosen?: (() => void) | undefined;
}

/** The icon and the words of an entry. */
function Label({ item: { label, texts, icon } }: { readonly item: NavItem }) {
  const { t, i18n } = useTranslation('shell');
  return (
    <>
      <NavIcon name={label} d={icon} />
      <span>{textIn(texts, i18n.language) ?? t(`nav.${label}`, { defaultValue: label })}</span>
    </>
  );
}

function Entry({ item, onChosen }: { item: NavItem; onChosen: Props['onChosen'] }) {
  const label = <Label item={item} />;
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
  const { pathname } = useLocation();
  const id = useId();
  const children = item.children ?? [];
  const holdsPage = children.some(({ path }) => path !== undefined && pathname.startsWith(path));
  // Which pages there are is known later than the page itself, so that only a choice is kept.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? holdsPage;
  return (
    <>
      <button
        type="button"
        className={styles.entry}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setChosen(!isOpen)}
      >
        <Label item={item} />
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
        <li key={`${item.label} ${item.path}`}>
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
