import { mySuspension } from '@leafshift/contracts/suspensions';
import { detailKey } from '@leafshift/data-access';
import { Page, PageHeader } from '@leafshift/ui/page';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCore } from '../../composition/core-context.ts';
import { SuspensionAppeal } from './suspension-appeal.tsx';

/** No suspension is in force; what was answered to the last appeal can still be read. */
export function ActiveAccount() {
  const { t } = useTranslation('shell');
  const { api } = useCore();
  const { data } = useQuery({
    queryKey: detailKey('user', { of: 'suspension' }),
    queryFn: ({ signal }) => api.send(mySuspension, {}, { signal }),
    staleTime: 0,
  });
  const appeal = data?.earlier[0]?.appeal;
  return (
    <Page width="narrow">
      <PageHeader
        title={t('suspension.none')}
        description={t('suspension.noneText')}
        actions={<Link to="/home">{t('suspension.toHome')}</Link>}
      />
      {appeal && <SuspensionAppeal appeal={appeal} />}
    </Page>
  );
}
