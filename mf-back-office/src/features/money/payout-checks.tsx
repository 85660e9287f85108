import { holdPayout, type PayoutCheck } from '@leafshift/contracts/payouts';
import { PROMISED_HOURS } from '@leafshift/domain/promised-hours';
import { useShell } from '@leafshift/shell-sdk';
import { Fact, Facts } from '@leafshift/ui/facts';
import { Money } from '@leafshift/ui/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Age } from '../desk/age.tsx';
import { DeskButton } from '../desk/desk-button.tsx';
import { EntryCard } from '../desk/entry-card.tsx';
import { PersonLink } from '../desk/person-link.tsx';
import { useDeskAction } from '../desk/use-desk-action.ts';
import { WaitingList } from '../desk/waiting-list.tsx';
import { payoutChecksQuery } from './queries.ts';

/** Pay that waits because its bank account has another name on it. */
export function PayoutChecks() {
  const { t } = useTranslation('mf-back-office');
  const query = useInfiniteQuery(payoutChecksQuery(useShell().api));
  return (
    <WaitingList query={query} empty={t('money.noChecks')}>
      {(check) => <Check key={check.payout._id} check={check} />}
    </WaitingList>
  );
}

function Check({
  check: { payout, user, legalName, bankHolder },
}: {
  readonly check: PayoutCheck;
}) {
  const { t } = useTranslation('mf-back-office');
  const { api } = useShell();
  const act = useDeskAction();
  const release = (): Promise<void> =>
    act(
      () => api.send(holdPayout, { params: { id: payout._id }, body: { hold: false } }),
      t('money.releasedToast'),
    );
  return (
    <EntryCard
      title={<PersonLink id={user} name={legalName} />}
      marks={<Age since={payout.createdAt} promisedHours={PROMISED_HOURS.payoutChecks} />}
      actions={
        <DeskButton type="primary" onAct={release}>
          {t('money.samePerson')}
        </DeskButton>
      }
    >
      <Facts columns={3}>
        <Fact label={t('money.legalName')}>
          <bdi>{legalName}</bdi>
        </Fact>
        <Fact label={t('money.bankHolder')}>
          <bdi>{bankHolder || t('money.noHolder')}</bdi>
        </Fact>
        <Fact label={t('money.amount')}>
          <Money dollars={payout.amount} />
        </Fact>
      </Facts>
    </EntryCard>
  );
}
