import { today } from '@leafshift/contracts/back-office';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../features/desk/desk-page.tsx';
import { TodayBoard } from '../features/today/today-board.tsx';

export function Component() {
  const { t } = useTranslation('mf-back-office');
  return (
    <DeskPage title={t('title.today')} needs={[today]}>
      <TodayBoard />
    </DeskPage>
  );
}
