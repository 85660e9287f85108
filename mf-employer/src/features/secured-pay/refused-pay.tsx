import { type ShiftSecuredPay, trySecuredPay } from '@leafshift/contracts/secured-pay';
import { type TextCode, textCode } from '@leafshift/domain/text-code';
import { useFormats } from '@leafshift/i18n';
import { useTrade } from '@leafshift/i18n/messages';
import { useRefusals } from '@leafshift/i18n/refusals';
import { useShell } from '@leafshift/shell-sdk';
import { StatusMark } from '@leafshift/ui/status-mark';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { securedPayQuery } from './queries.ts';
import styles from './secured-pay.module.css';

const REASONS: Readonly<Record<NonNullable<ShiftSecuredPay['code']>, TextCode>> = {
  CARD_MISSING: textCode('CHARGE_CARD_MISSING'),
  CARD_DECLINED: textCode('CARD_DECLINED'),
  AUTHENTICATION_REQUIRED: textCode('AUTHENTICATION_REQUIRED'),
  CARD_WARNED: textCode('CARD_WARNED'),
};

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
  const what = `${trade(pay.jobTitle)}, ${formats.date(pay.date, pay.timeZone)}`;
  const until = pay.mendBy && {
    date: formats.date(pay.mendBy, pay.timeZone),
    time: formats.time(pay.mendBy, pay.timeZone),
  };
  return (
    <>
      <div className={styles.what}>
        <span className={styles.title}>{what}</span>
        <StatusMark kind="problem">{t('securedPay.refused')}</StatusMark>
        <p className={styles.note}>
          {pay.code && say(REASONS[pay.code])}.{' '}
          {pay.amount !== null && t('securedPay.amount', { amount: formats.dollars(pay.amount) })}
        </p>
        {until && <p className={styles.note}>{t('securedPay.mendBy', until)}</p>}
      </div>
      <div className={styles.actions}>
        <Link to="/profile#payment">{t('payment.toCard')}</Link>
        <Button
          size="large"
          aria-label={`${t('securedPay.try')}: ${what}`}
          loading={again.isPending}
          onClick={() => again.mutate()}
        >
          {t('securedPay.try')}
        </Button>
      </div>
    </>
  );
}
