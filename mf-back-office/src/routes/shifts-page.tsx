import { adminShifts } from '@leafshift/contracts/back-office';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../features/desk/desk-page.tsx';
import { ShiftsSearch } from '../features/shifts/shifts-search.tsx';

export function Component() {
  const { t } = useTranslation('mf-back-office');
  return (
    <DeskPage title={t('title.shifts')} needs={[adminShifts]}>
      <ShiftsSearch />
    </DeskPage>
  );
}
