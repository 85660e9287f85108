import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { WORK_TABS, type WorkTab, workTabOf } from './work-tab.ts';
import styles from './work-tabs.module.css';

interface WorkTabsProps {
  readonly id: string;
  readonly active: WorkTab;
  /** How many shifts are on a tab, where that is known. */
  readonly counts: Readonly<Partial<Record<WorkTab, number | undefined>>>;
  readonly onChange: (tab: WorkTab) => void;
}

export const tabId = (id: string, tab: WorkTab): string => `${id}-${tab}`;
export const panelId = (id: string): string => `${id}-panel`;

/** Find Work, Requests, Confirmed. Arrow keys move between them. */
export function WorkTabs({ id, active, counts, onChange }: WorkTabsProps) {
  const { t } = useTranslation('mf-worker');
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent): void => {
    // Counts from the tab that has the focus, because the address may not have changed yet.
    const from = (event.target as HTMLElement).dataset.tab ?? null;
    const next = tabAfter(workTabOf(from) ?? active, event.key, list.current);
    if (!next) return;
    event.preventDefault();
    onChange(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={t('findWork.lists')}
      className={styles.tabs}
      onKeyDown={onKeyDown}
    >
      {WORK_TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabId(id, tab)}
          data-tab={tab}
          aria-selected={tab === active}
          aria-controls={panelId(id)}
          tabIndex={tab === active ? 0 : -1}
          className={clsx(styles.tab, tab === active && styles.active)}
          onClick={() => onChange(tab)}
        >
          {t(`findWork.tab.${tab}`)}
          {counts[tab] ? <Count>{counts[tab]}</Count> : null}
        </button>
      ))}
    </div>
  );
}

const Count = ({ children }: { children: ReactNode }) => (
  <span aria-hidden className={styles.count}>
    {children}
  </span>
);

/** The tab that a key moves to; the arrows follow the writing direction. */
function tabAfter(active: WorkTab, key: string, list: Element | null): WorkTab | undefined {
  const isRightToLeft = list !== null && getComputedStyle(list).direction === 'rtl';
  const [back, on] = isRightToLeft ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const index = WORK_TABS.indexOf(active);
  switch (key) {
    case on:
      return WORK_TABS[(index + 1) % WORK_TABS.length];
    case back:
      return WORK_TABS.at(index - 1);
    case 'Home':
      return WORK_TABS[0];
    case 'End':
      return WORK_TABS.at(-1);
    default:
      return undefined;
  }
}
