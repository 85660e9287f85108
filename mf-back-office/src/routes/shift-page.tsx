import { adminShift } from '@leafshift/contracts/back-office';
import { useTrade } from '@leafshift/i18n/messages';
import { useShell } from '@leafshift/shell-sdk';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { DeskPage } from '../features/desk/desk-page.tsx';
import { shiftQuery } from '../features/shifts/queries.ts';
import { ShiftView } from '../features/shifts/shift-view.tsx';

export function Component() {
  const { t } = useTranslation('mf-back-office');
  const trade = useTrade();
  const { id = '' } = useParams();
  const { data } = useQuery({ ...shiftQuery(useShell().api, id), enabled: false });
  return (
    <DeskPage title={data ? trade(data.shift.jobTitle) : t('title.shift')} needs={[adminShift]}>
      <ShiftView key={id} id={id} />
    </DeskPage>
  );
}
