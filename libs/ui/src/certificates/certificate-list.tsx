import { CERTIFICATES, type Certificate, myProfile } from '@leafshift/contracts/profile';
import type { ApiClient } from '@leafshift/data-access';
import { EntryList, TwoLines } from '../entry-list/index.ts';
import { useUiText } from '../locales/use-ui-text.ts';
import type { FindPicture } from './certificate-picture-query.ts';
import { ViewPicture } from './view-picture.tsx';

interface Props {
  readonly api: ApiClient;
  readonly certificates: readonly Certificate[];
  readonly onRemove?: (id: string) => Promise<void> | void;
}

/** The name that was on offer, of what it is stored as (specification, section 2). */
const offeredName = (stored: string): string =>
  Object.entries(CERTIFICATES).find(([, name]) => name === stored)?.[0] ?? stored;

/** A worker's certificates: name and number; the picture, where there is one, on demand (specification, section 2). */
export function CertificateList({ api, certificates, onRemove }: Props) {
  const t = useUiText();
  return (
    <EntryList
      title={t('certificate.list')}
      emptyText={t('certificate.empty')}
      {...(onRemove && { onRemove })}
      entries={certificates.map(
        ({ _id, certificationName, certificationNumber, certificateUrl }) => {
          const name = offeredName(certificationName);
          const find: FindPicture = async (signal) => {
            const mine = await api.send(myProfile, {}, { signal });
            return mine.certificates.find((certificate) => certificate._id === _id)?.certificateUrl;
          };
          const picture = { id: _id, find, name, number: certificationNumber };
          return {
            id: _id,
            name,
            content: <TwoLines first={name} second={certificationNumber} />,
            actions: certificateUrl !== undefined && <ViewPicture {...picture} />,
          };
        },
      )}
    />
  );
}
