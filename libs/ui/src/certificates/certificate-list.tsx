import type { Certificate } from '@leafshift/contracts/profile';
import { EntryList, TwoLines } from '../entry-list/index.ts';
import { useUiText } from '../locales/use-ui-text.ts';

interface Props {
  readonly certificates: readonly Certificate[];
  readonly onRemove?: (id: string) => Promise<void> | void;
}

/** A worker's certificates: name and number (specification, section 2). */
export function CertificateList({ certificates, onRemove }: Props) {
  const t = useUiText();
  return (
    <EntryList
      title={t('certificate.list')}
      emptyText={t('certificate.empty')}
      {...(onRemove && { onRemove })}
      entries={certificates.map(({ _id, certificationName, certificationNumber }) => ({
        id: _id,
        name: certificationName,
        content: <TwoLines first={certificationName} second={certificationNumber} />,
      }))}
    />
  );
}
