import {
  type Certificate,
  type CertificateForm,
  certificateNameOf,
  myProfile,
} from '@leafshift/contracts/profile';
import type { ApiClient } from '@leafshift/data-access';
import { calendarDayIn } from '@leafshift/domain/time-zone';
import { EntryList, TwoLines } from '../entry-list/index.ts';
import { useUiText } from '../locales/use-ui-text.ts';
import type { FindPicture } from '../private-picture/index.ts';
import { readersZone } from '../text/readers-zone.ts';
import { CertificateState } from './certificate-state.tsx';
import { certificatesToRenew } from './certificates-to-renew.ts';
import { HandInAgain } from './hand-in-again.tsx';
import { ViewPicture } from './view-picture.tsx';

interface Props {
  readonly api: ApiClient;
  readonly certificates: readonly Certificate[];
  readonly onRemove?: (id: string) => Promise<void> | void;
  /** Absent where they cannot be changed. */
  readonly onHandIn?: (id: string, certificate: CertificateForm) => Promise<void>;
}

/**
 * A worker's certificates: name and number, and how far the review is, and that one ends; the picture,
 * where there is one, on demand (ONBOARD-56).
 */
export function CertificateList({ api, certificates, onRemove, onHandIn }: Props) {
  const t = useUiText();
  const toRenew = new Set(
    certificatesToRenew(certificates, calendarDayIn(Date.now(), readersZone())).map(
      ({ certificate }) => certificate._id,
    ),
  );
  return (
    <EntryList
      title={t('certificate.list')}
      emptyText={t('certificate.empty')}
      {...(onRemove && { onRemove })}
      entries={certificates.map((certificate) => {
        const { _id, certificationName, certificationNumber, certificateUrl } = certificate;
        const name = certificateNameOf(certificationName);
        const find: FindPicture = async (signal) => {
          const mine = await api.send(myProfile, {}, { signal });
          return mine.certificates.find((one) => one._id === _id)?.certificateUrl;
        };
        const picture = { id: _id, find, name, number: certificationNumber };
        return {
          id: _id,
          name,
          content: (
            <>
              <TwoLines first={name} second={certificationNumber} />
              <CertificateState certificate={certificate} isToRenew={toRenew.has(_id)} />
              {onHandIn && <HandInAgain api={api} certificate={certificate} onHandIn={onHandIn} />}
            </>
          ),
          actions: certificateUrl !== undefined && <ViewPicture {...picture} />,
        };
      })}
    />
  );
}
