import type { Supervisor } from '@leafshift/contracts/profile';
import type { ReactNode } from 'react';
import { WorkerAvatar } from '../avatar/index.ts';
import { EntryList, TwoLines } from '../entry-list/index.ts';
import { useUiText } from '../locales/use-ui-text.ts';
import styles from './supervisors.module.css';

interface Props {
  readonly supervisors: readonly Supervisor[];
  readonly onRemove: (id: string) => Promise<void> | void;
  /** Further actions of a supervisor, such as changing them. */
  readonly actionsOf?: (supervisor: Supervisor) => ReactNode;
}

/** The 'Supervisor List' with delete (ONBOARD-45). */
export function SupervisorList({ supervisors, onRemove, actionsOf }: Props) {
  const t = useUiText();
  return (
    <EntryList
      title={t('supervisor.list')}
      emptyText={t('supervisor.empty')}
      onRemove={onRemove}
      entries={supervisors.map((supervisor) => {
        const { _id: id, name, phoneNumber, email, photo } = supervisor;
        return {
          id,
          name,
          content: (
            <span className={styles.entry}>
              {photo && <WorkerAvatar name={name} photo={photo} />}
              <TwoLines
                first={name}
                second={
                  <>
                    <bdi>{phoneNumber}</bdi> · <bdi>{email}</bdi>
                  </>
                }
              />
            </span>
          ),
          actions: actionsOf?.(supervisor),
        };
      })}
    />
  );
}
