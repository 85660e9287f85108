import { closePerson } from '@leafshift/contracts/back-office';
import { useFormats } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import { FormSkeleton } from '@leafshift/ui/states';
import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Loaded } from '../desk/loaded.tsx';
import { useDeskAction } from '../desk/use-desk-action.ts';
import { ReasonForm } from '../reasons/reason-form.tsx';
import styles from './person.module.css';
import { closingTermsQuery } from './queries.ts';

interface ClosingFormProps {
  readonly id: string;
  readonly onCancel: () => void;
}

const REASONS = ['asked', 'died', 'abuse'] as const;

/** What closing brings and what keeps it back, and then why. */
export function ClosingForm({ id, onCancel }: ClosingFormProps) {
  const { t } = useTranslation('mf-back-office');
  const { api } = useShell();
  const navigate = useNavigate();
  const formats = useFormats();
  const act = useDeskAction();
  const query = useQuery(closingTermsQuery(api, id));
  const close = async (reason: string): Promise<void> => {
    await act(
      () => api.send(closePerson, { params: { id }, body: { reason } }),
      t('closing.closedToast'),
    );
    await navigate('/people');
  };
  return (
    <Loaded query={query} skeleton={<FormSkeleton fields={2} />}>
      {({ blockers, shifts, requests, postings }) =>
        blockers.length > 0 ? (
          <div className={styles.list}>
            <p>{t('closing.blocked')}</p>
            <ul>
              {blockers.map(({ code, count, amount }) => (
                <li key={code}>
                  {t(`closing.blocker.${code}`, { number: formats.number(count) })}
                  {amount !== null && ` (${formats.dollars(amount)})`}
                </li>
              ))}
            </ul>
            <Button onClick={onCancel}>{t('action.cancel')}</Button>
          </div>
        ) : (
          <div className={styles.list}>
            <p>
              {t('closing.brings', {
                shifts: formats.number(shifts.length),
                requests: formats.number(requests),
                postings: formats.number(postings),
              })}
            </p>
            <ReasonForm
              label={t('closing.close')}
              reasons={REASONS.map((reason) => t(`reasons.closing.${reason}`))}
              send={t('closing.close')}
              onSend={close}
              onCancel={onCancel}
            />
          </div>
        )
      }
    </Loaded>
  );
}
