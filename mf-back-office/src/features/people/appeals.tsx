import type { AppealedSuspension } from '@leafshift/contracts/suspensions';
import { PROMISED_HOURS } from '@leafshift/domain/promised-hours';
import { useFormats } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import { Fact, Facts } from '@leafshift/ui/facts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Age } from '../desk/age.tsx';
import { EntryCard } from '../desk/entry-card.tsx';
import { PersonLink } from '../desk/person-link.tsx';
import { useReadersZone } from '../desk/use-readers-zone.ts';
import { WaitingList } from '../desk/waiting-list.tsx';
import { AppealForm } from './appeal-form.tsx';
import { appealsQuery } from './queries.ts';

/** What suspended accounts say against it, to be answered. */
export function Appeals() {
  const { t } = useTranslation('mf-back-office');
  const query = useInfiniteQuery(appealsQuery(useShell().api));
  return (
    <WaitingList query={query} empty={t('appeals.empty')}>
      {(appealed) => <Appealed key={appealed._id} appealed={appealed} />}
    </WaitingList>
  );
}

function Appealed({ appealed }: { readonly appealed: AppealedSuspension }) {
  const { t } = useTranslation('mf-back-office');
  const formats = useFormats();
  const zone = useReadersZone();
  const { user, userName, usertype, reason, words, since, until, appeal, earlier } = appealed;
  return (
    <EntryCard
      title={<PersonLink id={user} name={userName} />}
      marks={appeal && <Age since={appeal.at} promisedHours={PROMISED_HOURS.appeals} />}
      note={t(`people.usertype.${usertype}`)}
    >
      <Facts columns={3}>
        <Fact label={t('suspension.reason')} note={words !== '' && <bdi>{words}</bdi>}>
          {t(`suspension.reasons.${reason}`)}
        </Fact>
        <Fact label={t('suspension.since')}>{formats.date(since, zone)}</Fact>
        <Fact label={t('suspension.until')}>
          {until === null ? t('suspension.noEnd') : formats.date(until, zone)}
        </Fact>
        <Fact label={t('appeals.earlier')}>{formats.number(earlier)}</Fact>
        <Fact isWide label={t('appeals.says')}>
          <bdi>{appeal?.text}</bdi>
        </Fact>
      </Facts>
      <AppealForm appealed={appealed} />
    </EntryCard>
  );
}
