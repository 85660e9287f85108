import { acceptTimesheet, type Timesheet } from '@leafshift/contracts/clockedtime';
import { messageOf } from '@leafshift/data-access';
import { alertKindOf, postsKey } from '@leafshift/remote-pages/shifts';
import { useShell } from '@leafshift/shell-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { useHoursChange } from './use-hours-change.ts';

/** One tap: the hours are right, and the pay may leave. */
export function AcceptButton({ sheet }: { readonly sheet: Timesheet }) {
  const { t } = useTranslation('mf-worker');
  const { api, notify } = useShell();
  const client = useQueryClient();
  const show = useHoursChange();
  const accept = useMutation({
    mutationFn: () => api.send(acceptTimesheet, { params: { id: sheet._id } }),
    onSuccess: (accepted) => {
      notify('Success', t('hours.acceptedToast'));
      show(accepted);
    },
    onError: (error) => {
      notify(alertKindOf(error), messageOf(error));
      // Their time may be over, or another window was faster.
      client.invalidateQueries({ queryKey: postsKey }).catch(reportError);
    },
  });
  return (
    <Button type="primary" size="large" loading={accept.isPending} onClick={() => accept.mutate()}>
      {t('hours.accept')}
    </Button>
  );
}
