import { useFormats } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import { StatusMark } from '@leafshift/ui/status-mark';
import { Money } from '@leafshift/ui/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DeskTable } from '../desk/desk-table.tsx';
import { ListCard } from '../desk/list-card.tsx';
import { PersonLink } from '../desk/person-link.tsx';
import { useReadersZone } from '../desk/use-readers-zone.ts';
import { ContestActions } from './contest-actions.tsx';
import { contestedQuery } from './queries.ts';
import { RespondBy } from './respond-by.tsx';

const MARKS = {
  open: 'problem',
  answered: 'waiting',
  won: 'complete',
  lost: 'cancelled',
} as const;

/** Payments that a card's owner or bank contests. */
export function Contested() {
  const { t } = useTranslation('mf-back-office');
  const formats = useFormats();
  const zone = useReadersZone();
  const query = useInfiniteQuery(contestedQuery(useShell().api));
  return (
    <ListCard query={query} empty={t('money.noContested')}>
      {(disputes) => (
        <DeskTable
          label={t('money.contested')}
          rows={disputes}
          keyOf={({ dispute }) => dispute._id}
          columns={[
            { key: 'invoice', label: t('money.number'), show: ({ invoice }) => invoice.number },
            {
              key: 'employer',
              label: t('people.usertype.Employer'),
              show: ({ employer }) => <PersonLink id={employer._id} name={employer.name} />,
            },
            {
              key: 'state',
              label: t('people.state'),
              show: ({ dispute: { status }, answered }) => {
                const state = status === 'open' && answered ? 'answered' : status;
                return (
                  <StatusMark kind={MARKS[state]} variant="plain">
                    {t(`money.contest.${state}`)}
                  </StatusMark>
                );
              },
            },
            {
              key: 'opened',
              label: t('people.since'),
              show: ({ dispute }) => formats.date(dispute.openedAt, zone),
            },
            {
              key: 'by',
              label: t('money.respondBy'),
              show: (contested) => <RespondBy contested={contested} />,
            },
            {
              key: 'amount',
              label: t('money.amount'),
              isFigure: true,
              show: ({ dispute }) => <Money dollars={dispute.amount} />,
            },
            {
              key: 'actions',
              label: t('money.actions'),
              show: (contested) => <ContestActions contested={contested} />,
            },
          ]}
        />
      )}
    </ListCard>
  );
}
