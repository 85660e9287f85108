import { payoutsCsv } from '@leafshift/contracts/back-office';
import { Payout } from '@leafshift/contracts/payouts';
import { useFormats } from '@leafshift/i18n';
import { useTrade } from '@leafshift/i18n/messages';
import { useShell } from '@leafshift/shell-sdk';
import { Money } from '@leafshift/ui/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DeskTable } from '../desk/desk-table.tsx';
import { ListCard } from '../desk/list-card.tsx';
import { PersonLink } from '../desk/person-link.tsx';
import { ShiftLink } from '../desk/shift-link.tsx';
import { StateFilter, useAskedState } from '../desk/state-filter.tsx';
import { useReadersZone } from '../desk/use-readers-zone.ts';
import { BooksExport } from './books-export.tsx';
import { HoldActions } from './hold-actions.tsx';
import { NamedFilter, useAskedName } from './named-filter.tsx';
import { PayoutMark } from './payout-mark.tsx';
import { payoutsQuery } from './queries.ts';
import { SlipsExport } from './slips-export.tsx';

const STATUSES = Payout.shape.status.options;

/** Everybody's pay, with holding it back and letting it go. */
export function Payouts() {
  const { t } = useTranslation('mf-back-office');
  const trade = useTrade();
  const formats = useFormats();
  const zone = useReadersZone();
  const { api } = useShell();
  const asked = useAskedState(STATUSES);
  const query = useInfiniteQuery(payoutsQuery(api, asked, useAskedName()));
  return (
    <ListCard
      query={query}
      empty={t('money.noPayouts')}
      tools={
        <>
          <StateFilter states={STATUSES} instead="q" />
          <NamedFilter label={t('money.payoutNamed')} />
          <BooksExport
            files={[
              { name: 'payouts', load: (period) => api.download(payoutsCsv, { query: period }) },
            ]}
          />
          <SlipsExport />
        </>
      }
    >
      {(payouts) => (
        <DeskTable
          label={t('money.payouts')}
          rows={payouts}
          keyOf={({ payout }) => payout._id}
          columns={[
            {
              key: 'worker',
              label: t('people.usertype.Temp'),
              show: ({ worker }) => <PersonLink id={worker._id} name={worker.name} />,
            },
            {
              key: 'shift',
              label: t('money.shift'),
              show: ({ payout }) => (
                <>
                  {payout.isReward ? (
                    t('money.reward')
                  ) : (
                    <ShiftLink id={payout.post}>{trade(payout.jobTitle)}</ShiftLink>
                  )}
                  {', '}
                  <bdi>{payout.employerName}</bdi>
                </>
              ),
            },
            {
              key: 'date',
              label: t('today.day'),
              show: ({ payout }) => formats.date(payout.date, payout.timeZone),
            },
            {
              key: 'state',
              label: t('people.state'),
              show: ({ payout }) => <PayoutMark payout={payout} />,
            },
            {
              key: 'expected',
              label: t('money.expected'),
              show: ({ payout: { expectedAt } }) =>
                expectedAt === null ? '–' : formats.date(expectedAt, zone),
            },
            {
              key: 'amount',
              label: t('money.amount'),
              isFigure: true,
              show: ({ payout }) => <Money dollars={payout.amount} />,
            },
            {
              key: 'actions',
              label: t('money.actions'),
              show: ({ payout }) => <HoldActions payout={payout} />,
            },
          ]}
        />
      )}
    </ListCard>
  );
}
