import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './header.module.css';
import { NavIcon } from './icon.tsx';

export interface MenuChoice {
  /** Of the shell's icons, where the entry brings no drawing. */
  readonly icon: string;
  readonly drawing?: string | undefined;
  readonly text: string;
  readonly choose: () => void;
}

interface Props {
  readonly label: string;
  readonly choices: readonly MenuChoice[];
  /** Below a line, apart from the others. */
  readonly last: MenuChoice;
}

const ITEMS = '[role="menuitem"]';

/** The place of the next item by key, or null for other keys. */
function goalOf(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** The open menu: its first entry has the focus, the arrow keys, Home and End move it. */
export function UserMenuList({ label, choices, last }: Props) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    menu.current?.querySelector<HTMLElement>(ITEMS)?.focus({ preventScroll: true });
  }, []);
  const move = (event: KeyboardEvent): void => {
    const items = [...(menu.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];
    const at = items.findIndex((item) => item.matches(':focus'));
    const goal = goalOf(event.key, at, items.length);
    if (goal === null) return;
    event.preventDefault();
    items[goal]?.focus();
  };
  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={styles.panel}
      onKeyDown={move}
    >
      <div role="none" className={styles.choices}>
        {choices.map(entry)}
      </div>
      <div role="none" className={styles.choices}>
        {entry(last)}
      </div>
    </div>
  );
}

const entry = ({ icon, drawing, text, choose }: MenuChoice): ReactNode => (
  <button
    key={text}
    type="button"
    role="menuitem"
    tabIndex={-1}
    className={styles.choice}
    onClick={choose}
  >
    <NavIcon name={icon} d={drawing} size={18} />
    {text}
  </button>
);
