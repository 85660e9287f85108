import { accountReviews } from '@leafshift/contracts/account-reviews';
import { portraits } from '@leafshift/contracts/admin';
import { people } from '@leafshift/contracts/back-office';
import { appeals } from '@leafshift/contracts/suspensions';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../features/desk/desk-page.tsx';
import { DeskTabs } from '../features/desk/desk-tabs.tsx';
import { useMay } from '../features/desk/use-may.ts';
import { AccountReviews } from '../features/people/account-reviews.tsx';
import { Appeals } from '../features/people/appeals.tsx';
import { ChangedPictures } from '../features/people/changed-pictures.tsx';
import { PeopleSearch } from '../features/people/people-search.tsx';

export function Component() {
  const { t } = useTranslation('mf-back-office');
  const may = useMay();
  const tabs = [
    { key: 'search', call: people, label: t('people.everybody'), content: <PeopleSearch /> },
    {
      key: 'reviews',
      call: accountReviews,
      label: t('today.queue.accountReviews'),
      content: <AccountReviews />,
    },
    { key: 'appeals', call: appeals, label: t('today.queue.appeals'), content: <Appeals /> },
    {
      key: 'pictures',
      call: portraits,
      label: t('people.pictures'),
      content: <ChangedPictures />,
    },
  ];
  return (
    <DeskPage title={t('title.people')} needs={tabs.map(({ call }) => call)}>
      <DeskTabs tabs={tabs.filter(({ call }) => may(call))} />
    </DeskPage>
  );
}
