import type { Supervisor } from '@leafshift/contracts/profile';
import { EntryList, TwoLines } from '../entry-list/index.ts';
import { useUiText } from '../locales/use-ui-text.ts';

interface Props {
  readonly supervisors: readonly Supervisor[];
  readonly onRemove: (id: string) => Promise<void> | void;
}

/** The 'Supervisor List' with delete (specification, section 2). */
export function SupervisorList({ supervisors, onRemove }: Props) {
  const t = useUiText();
  return (
    <EntryList
      title={t('supervisor.list')}
      emptyText={t('supervisor.empty')}
      onRemove={onRemove}
      entries={supervisors.map(({ _id, name, phoneNumber, email }) => ({
        id: _id,
        name,
        content: <TwoLines first={name} second={`${phoneNumber} · ${email}`} />,
      }))}
    />
  );
}
