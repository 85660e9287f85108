import { acceptDispute, type ProviderDispute } from '@leafshift/contracts/back-office';
import { useShell } from '@leafshift/shell-sdk';
import { Fact, Facts } from '@leafshift/ui/facts';
import { Money } from '@leafshift/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DeskButton } from '../desk/desk-button.tsx';
import { Loaded } from '../desk/loaded.tsx';
import { useDeskAction } from '../desk/use-desk-action.ts';
import { EvidenceForm } from './evidence-form.tsx';
import styles from './money.module.css';
import { contestQuery } from './queries.ts';
import { RespondBy } from './respond-by.tsx';

interface ContestAnswerProps {
  readonly contested: ProviderDispute;
  readonly onDone: () => void;
}

/** Our side of a contested payment, or that it is given up. */
export function ContestAnswer({ contested, onDone }: ContestAnswerProps) {
  const { t } = useTranslation('mf-back-office');
  const { api } = useShell();
  const act = useDeskAction();
  const params = { id: contested.invoice._id, disputeId: contested.dispute._id };
  const query = useQuery(contestQuery(api, params));
  const accept = async (): Promise<void> => {
    await act(() => api.send(acceptDispute, { params }), t('money.givenUpToast'));
    onDone();
  };
  return (
    <Loaded query={query}>
      {({ open, reason, suggested }) => (
        <div className={styles.stack}>
          <Facts columns={3}>
            <Fact label={t('money.amount')}>
              <Money dollars={contested.dispute.amount} />
            </Fact>
            <Fact label={t('money.respondBy')}>
              <RespondBy contested={contested} />
            </Fact>
            <Fact label={t('money.bankSays')}>
              <code>{reason}</code>
            </Fact>
          </Facts>
          {open ? (
            <>
              <EvidenceForm params={params} suggested={suggested} onDone={onDone} />
              <div className={styles.check}>
                <span className={styles.note}>{t('money.giveUpHint')}</span>
                <DeskButton danger onAct={accept}>
                  {t('money.giveUp')}
                </DeskButton>
              </div>
            </>
          ) : (
            <p>{t('money.contestOver')}</p>
          )}
        </div>
      )}
    </Loaded>
  );
}
