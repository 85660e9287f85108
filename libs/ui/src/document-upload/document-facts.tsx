import { myProfile, type Profile, type ReviewedDocument } from '@leafshift/contracts/profile';
import type { ApiClient } from '@leafshift/data-access';
import { useFormats } from '@leafshift/i18n';
import { useUiText } from '../locales/use-ui-text.ts';
import { ViewPictures } from '../private-picture/index.ts';
import { readersZone } from '../text/index.ts';
import styles from './document-upload.module.css';

/** Under which name each kind stands in the profile. */
const IN_PROFILE = {
  photoid: 'identificationDocument',
  backgroundcheck: 'backgroundCheck',
  'business-licence': 'businessLicence',
} as const;

interface Props {
  readonly api: ApiClient;
  readonly kind: keyof typeof IN_PROFILE;
  readonly title: string;
  readonly document: ReviewedDocument;
}

/** When a document was handed in and decided about, and the way to see it. */
export function DocumentFacts({ api, kind, title, document }: Props) {
  const t = useUiText();
  const formats = useFormats();
  const { status, submittedAt, decidedAt, uploadUrl, backUrl } = document;
  if (submittedAt === undefined) return null;
  const name = IN_PROFILE[kind];
  const side = (which: 'uploadUrl' | 'backUrl') => ({
    id: `${name}/${which}/${submittedAt}`,
    find: async (signal: AbortSignal): Promise<string | undefined> => {
      const mine: Profile = await api.send(myProfile, {}, { signal });
      return mine[name][which];
    },
    alt: which === 'backUrl' ? t('document.backOf', { title }) : title,
  });
  return (
    <div className={styles.facts}>
      <span>
        {t('document.handedIn', { date: formats.date(submittedAt, readersZone()) })}
        {decidedAt && (status === 'Approved' || status === 'Rejected') && (
          <>
            {' '}
            · {t(`document.decided.${status}`, { date: formats.date(decidedAt, readersZone()) })}
          </>
        )}
      </span>
      {uploadUrl !== undefined && (
        <ViewPictures
          title={title}
          label={t('document.viewOf', { title })}
          pictures={[side('uploadUrl'), ...(backUrl === undefined ? [] : [side('backUrl')])]}
        />
      )}
    </div>
  );
}
