import type { Review } from '@leafshift/contracts/admin';
import { useFormats } from '@leafshift/i18n';
import { Fact, Facts } from '@leafshift/ui/facts';
import { StatusMark } from '@leafshift/ui/status-mark';
import { TimeAgo } from '@leafshift/ui/text';
import { useTranslation } from 'react-i18next';

/** Whom the profile names, and whom it was approved for before, to compare with the document. */
export function IdentityFacts({ review }: { readonly review: Review }) {
  const { t } = useTranslation('mf-back-office');
  const { userName, stated, approvedBefore, submittedAt } = review;
  return (
    <>
      <Facts columns={2}>
        <Fact label={t('reviews.account')}>
          <bdi>{userName}</bdi>
        </Fact>
        <Fact label={t('reviews.submitted')}>
          <TimeAgo at={submittedAt} />
        </Fact>
      </Facts>
      <Person title={t('reviews.stated')} person={stated} before={approvedBefore} />
      {approvedBefore ? (
        <Person title={t('reviews.approvedBefore')} person={approvedBefore} />
      ) : (
        <p>{t('reviews.neverApproved')}</p>
      )}
    </>
  );
}

type Identity = Review['stated'];

interface PersonProps {
  readonly title: string;
  readonly person: Identity;
  /** What it is compared with. */
  readonly before?: Identity | null;
}

function Person({ title, person: { name, birthDay }, before = null }: PersonProps) {
  const { t } = useTranslation('mf-back-office');
  const formats = useFormats();
  const differs = <StatusMark kind="problem">{t('reviews.differs')}</StatusMark>;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <Facts columns={2}>
        <Fact
          label={t('reviews.name')}
          note={before !== null && before.name !== name ? differs : undefined}
        >
          <bdi>{name}</bdi>
        </Fact>
        {birthDay !== null && (
          <Fact
            label={t('reviews.birthDay')}
            note={before !== null && before.birthDay !== birthDay ? differs : undefined}
          >
            {formats.date(`${birthDay}T12:00:00Z`, 'UTC')}
          </Fact>
        )}
      </Facts>
    </section>
  );
}
