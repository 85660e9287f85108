import { disputedTimesheets } from '@leafshift/contracts/clockedtime';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../features/desk/desk-page.tsx';
import { DisputesDesk } from '../features/disputes/disputes-desk.tsx';

export function Component() {
  const { t } = useTranslation('mf-back-office');
  return (
    <DeskPage title={t('title.disputes')} needs={[disputedTimesheets]}>
      <DisputesDesk />
    </DeskPage>
  );
}
