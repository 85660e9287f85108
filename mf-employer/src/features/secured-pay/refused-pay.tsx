import { type ShiftSecuredPay, trySecuredPay } from '@leafshift/contracts/secured-pay';
import { payRefusalTexts } from '@leafshift/domain/secured-pay';
import { useFormats } from '@leafshift/i18n';
import { useTrade } from '@leafshift/i18n/messages';
import { useRefusals } from '@leafshift/i18n/refusals';
import { useShell } from '@leafshift/shell-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { WaitingEntry } from '../shift/waiting-entry.tsx';
import { securedPayQuery } from './queries.ts';
import styles from './secured-pay.module.css';

/** That the card refused the pay of a shift, until when it can be mended, and both ways to do that. */
export function RefusedPay({ pay }: { readonly pay: ShiftSecuredPay }) {
  const { t } = useTranslation('mf-employer');
  const { api, notify } = useShell();
  const queries = useQueryClient();
  const trade = useTrade();
  const formats = useFormats();
  const say = useRefusals();
  const again = useMutation({
    mutationFn: () => api.send(trySecuredPay, { params: { postId: pay.postId } }),
    onSuccess: ({ state }) => {
      if (state === 'secured') notify('Success', t('securedPay.done'));
      else notify('Warning', t('securedPay.stillRefused'));
    },
    onError: (error) => notify('Error', error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: securedPayQuery(api).queryKey }),
  });
  const what = `${trade(pay.jobTitle)} · ${formats.date(pay.date, pay.timeZone)}`;
  const until = pay.mendBy && {
    date: formats.date(pay.mendBy, pay.timeZone),
    time: formats.time(pay.mendBy, pay.timeZone),
  };
  return (
    <WaitingEntry
      what={what}
      mark={t('securedPay.refused')}
      actions={
        <>
          <Link to="/profile#payment">{t('payment.toCard')}</Link>
          <Button
            size="large"
            aria-label={`${t('securedPay.try')}: ${what}`}
            loading={again.isPending}
            onClick={() => again.mutate()}
          >
            {t('securedPay.try')}
          </Button>
        </>
      }
    >
      <p className={styles.note}>
        {pay.code && say(payRefusalTexts[pay.code])}.{' '}
        {pay.amount !== null && t('securedPay.amount', { amount: formats.dollars(pay.amount) })}
      </p>
      {until && <p className={styles.note}>{t('securedPay.mendBy', until)}</p>}
    </WaitingEntry>
  );
}
