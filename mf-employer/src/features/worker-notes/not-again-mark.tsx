import { useShell } from '@leafshift/shell-sdk';
import { StatusMark } from '@leafshift/ui/status-mark';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notAgainQuery } from './queries.ts';

/** Says that a worker is on the 'not again' list. */
export function NotAgainMark() {
  const { t } = useTranslation('mf-employer');
  return <StatusMark kind="problem">{t('notAgain.mark')}</StatusMark>;
}

/** The mark of those who are on the list, nothing for the others. */
export function NotAgainMarkOf({ userId }: { readonly userId: string }) {
  const { api } = useShell();
  const { data: workers = [] } = useQuery(notAgainQuery(api));
  return workers.some(({ _id }) => _id === userId) ? <NotAgainMark /> : null;
}
