import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import Button from 'antd/es/button';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ConfirmDialog } from '../confirm-dialog/index.ts';
import { useUiText } from '../locales/use-ui-text.ts';
import styles from './entry-list.module.css';

export interface Entry {
  readonly id: string;
  /** Names the entry to a screen reader, for instance on its delete button. */
  readonly name: string;
  readonly content: ReactNode;
  readonly actions?: ReactNode;
}

interface Props {
  readonly title: string;
  /** Of its heading; 3 where nothing is said, as below the headings of a profile. */
  readonly level?: 2 | 3;
  readonly emptyText: string;
  readonly entries: readonly Entry[];
  /** Absent where entries cannot be removed. */
  readonly onRemove?: (id: string) => Promise<void> | void;
  /** What follows from removing one, said before it is done. */
  readonly removeNote?: ReactNode;
  /** Scrolls within this height in px, as the Locations List does (ONBOARD-46). */
  readonly maxHeight?: number;
}

/** A short titled list of things that belong to a profile, each with its way to remove it. */
export function EntryList(props: Props) {
  const { title, level = 3, emptyText, entries, onRemove, removeNote, maxHeight } = props;
  const t = useUiText();
  const Heading = `h${level}` as const;
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<Entry | null>(null);
  const [isAsking, setAsking] = useState(false);
  const removed = useRef<string | null>(null);

  // The button that had the focus is gone with its entry.
  useEffect(() => {
    if (isAsking || !removed.current) return;
    const isGone = !entries.some(({ id }) => id === removed.current);
    removed.current = null;
    if (isGone) heading.current?.focus();
  }, [isAsking, entries]);

  const remove = async ({ id }: Entry): Promise<void> => {
    await onRemove?.(id);
    removed.current = id;
    setAsking(false);
  };

  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <Heading id={headingId} ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </Heading>
      {entries.length === 0 ? (
        <p className={styles.empty}>{emptyText}</p>
      ) : (
        <ul
          className={styles.list}
          aria-labelledby={headingId}
          style={{ maxHeight }}
          // With nothing inside to move to, the keyboard scrolls the list itself.
          {...(maxHeight !== undefined && !onRemove && { tabIndex: 0 })}
        >
          {entries.map((entry) => (
            <li key={entry.id} className={styles.entry}>
              <div className={styles.content}>{entry.content}</div>
              <span className={styles.actions}>
                {entry.actions}
                {onRemove && (
                  <Button
                    type="text"
                    icon={<DeleteOutlined aria-hidden />}
                    aria-label={t('list.remove', { name: entry.name })}
                    onClick={() => {
                      setAsked(entry);
                      setAsking(true);
                    }}
                  />
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {onRemove && (
        <ConfirmDialog
          isOpen={isAsking}
          title={asked && t('list.confirmRemove', { name: asked.name })}
          confirmLabel={t('action.remove')}
          isDangerous
          onConfirm={() => asked && remove(asked)}
          onCancel={() => setAsking(false)}
        >
          {removeNote}
        </ConfirmDialog>
      )}
    </section>
  );
}
