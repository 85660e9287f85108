import { waitingWorkers } from '@leafshift/contracts/attendance';
import { adminShifts } from '@leafshift/contracts/back-office';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../features/desk/desk-page.tsx';
import { DeskTabs } from '../features/desk/desk-tabs.tsx';
import { useMay } from '../features/desk/use-may.ts';
import { ClosedDoors } from '../features/shifts/closed-doors.tsx';
import { ShiftsSearch } from '../features/shifts/shifts-search.tsx';

export function Component() {
  const { t } = useTranslation('mf-back-office');
  const may = useMay();
  const tabs = [
    { key: 'search', call: adminShifts, label: t('people.everybody'), content: <ShiftsSearch /> },
    {
      key: 'closed-doors',
      call: waitingWorkers,
      label: t('shifts.closedDoors'),
      content: <ClosedDoors />,
    },
  ];
  return (
    <DeskPage title={t('title.shifts')} needs={tabs.map(({ call }) => call)}>
      <DeskTabs tabs={tabs.filter(({ call }) => may(call))} />
    </DeskPage>
  );
}
