import { CERTIFICATES, type Certificate } from '@leafshift/contracts/profile';
import { EntryList, TwoLines } from '../entry-list/index.ts';
import { useUiText } from '../locales/use-ui-text.ts';

interface Props {
  readonly certificates: readonly Certificate[];
  readonly onRemove?: (id: string) => Promise<void> | void;
}

/** The name that was on offer, of what it is stored as (specification, section 2). */
const offeredName = (stored: string): string =>
  Object.entries(CERTIFICATES).find(([, name]) => name === stored)?.[0] ?? stored;

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
        name: offeredName(certificationName),
        content: <TwoLines first={offeredName(certificationName)} second={certificationNumber} />,
      }))}
    />
  );
}
