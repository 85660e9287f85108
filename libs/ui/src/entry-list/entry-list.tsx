import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import Button from 'antd/es/button';
import Popconfirm from 'antd/es/popconfirm';
import type { ReactNode } from 'react';
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
  readonly emptyText: string;
  readonly entries: readonly Entry[];
  /** Absent where entries cannot be removed. */
  readonly onRemove?: (id: string) => Promise<void> | void;
  /** Scrolls within this height in px, as the Locations List does (specification, section 9). */
  readonly maxHeight?: number;
}

/** A short titled list of things that belong to a profile, each with its way to remove it. */
export function EntryList({ title, emptyText, entries, onRemove, maxHeight }: Props) {
  const t = useUiText();
  return (
    <section className={styles.section} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {entries.length === 0 ? (
        <p className={styles.empty}>{emptyText}</p>
      ) : (
        <ul className={styles.list} style={{ maxHeight }} {...(maxHeight && { tabIndex: 0 })}>
          {entries.map(({ id, name, content, actions }) => (
            <li key={id} className={styles.entry}>
              <div className={styles.content}>{content}</div>
              {actions}
              {onRemove && (
                <Popconfirm
                  title={t('list.confirmRemove', { name })}
                  okText={t('action.remove')}
                  cancelText={t('action.cancel')}
                  onConfirm={() => onRemove(id)}
                >
                  <Button
                    type="text"
                    icon={<DeleteOutlined />}
                    aria-label={t('list.remove', { name })}
                  />
                </Popconfirm>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
