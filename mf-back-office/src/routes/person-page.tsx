import { person } from '@leafshift/contracts/back-office';
import { useShell } from '@leafshift/shell-sdk';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { DeskPage } from '../features/desk/desk-page.tsx';
import { PersonView } from '../features/person/person-view.tsx';
import { personQuery } from '../features/person/queries.ts';

export function Component() {
  const { t } = useTranslation('mf-back-office');
  const { id = '' } = useParams();
  const { data } = useQuery({ ...personQuery(useShell().api, id), enabled: false });
  return (
    <DeskPage title={<bdi>{data?.user.name ?? t('title.person')}</bdi>} needs={[person]}>
      <PersonView key={id} id={id} />
    </DeskPage>
  );
}
