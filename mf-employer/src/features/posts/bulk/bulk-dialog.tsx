import type { EmployerShiftRow } from '@leafshift/contracts/employer-shifts';
import { useFormats } from '@leafshift/i18n';
import { ErrorState } from '@leafshift/ui/states';
import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChargedCard } from '../../payment/charged-card.tsx';
import { useClockRules } from '../../shift-modal/use-clock-rules.ts';
import styles from './bulk.module.css';
import { type BulkAction, bulkSteps } from './bulk-plan.ts';
import { BulkStepRow } from './bulk-step-row.tsx';
import { useBulkRun } from './use-bulk-run.ts';
import { useStepAmounts } from './use-step-amounts.ts';

interface BulkDialogProps {
  readonly isOpen: boolean;
  readonly action: BulkAction;
  /** As they were when the dialog was opened. */
  readonly rows: readonly EmployerShiftRow[];
  /** After something was done, or nothing. */
  readonly onClose: (isDone: boolean) => void;
  readonly onClosed: () => void;
}

/** Says what an action on several shifts will do and cost, does it one by one, and how each went (POST-60). */
export function BulkDialog({ isOpen, action, rows, onClose, onClosed }: BulkDialogProps) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const { now } = useClockRules();
  const [steps] = useState(() => bulkSteps(action, rows, now));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(steps.filter(({ isProposed }) => isProposed).map(({ key }) => key)),
  );
  const { results, isRunning, run } = useBulkRun();
  const { amounts, error, askAgain, isAskingAgain } = useStepAmounts(
    action,
    steps,
    results === null,
  );
  const wanted = steps.filter(({ key }) => chosen.has(key));
  const isPriced = wanted.every(({ key }) => amounts.has(key));
  const total = wanted.reduce((sum, { key }) => sum + (amounts.get(key) ?? 0), 0);
  const done = [...(results?.values() ?? [])].filter(({ state }) => state === 'done').length;
  const choose = (key: string, isChosen: boolean) =>
    setChosen((before) => {
      const others = [...before].filter((known) => known !== key);
      return new Set(isChosen ? [...others, key] : others);
    });
  const close = () => onClose(results !== null);
  return (
    <Modal
      open={isOpen}
      width={640}
      style={{ top: 56 }}
      title={t(`bulk.title.${action}`)}
      mask={{ closable: false }}
      keyboard={!isRunning}
      closable={!isRunning}
      onCancel={close}
      afterClose={onClosed}
      destroyOnHidden
      footer={
        results ? (
          <Button type="primary" size="large" disabled={isRunning} onClick={close}>
            {t('action.close')}
          </Button>
        ) : (
          <>
            <Button size="large" onClick={close}>
              {t('bulk.keep')}
            </Button>
            <Button
              type="primary"
              size="large"
              danger={action === 'cancel' || action === 'decline'}
              disabled={wanted.length === 0 || !isPriced}
              onClick={() => run(wanted)}
            >
              {t(`bulk.do.${action}`, { count: wanted.length })}
            </Button>
          </>
        )
      }
    >
      <p className={styles.text}>
        {t(`bulk.text.${action}`)} {action === 'submit' && <ChargedCard />}
      </p>
      {steps.length === 0 && (
        <p className={styles.none}>
          {t(action === 'record' ? 'bulk.nothingToRecord' : 'bulk.noRequests')}
        </p>
      )}
      <ul className={styles.steps} aria-label={t(`bulk.title.${action}`)}>
        {steps.map((step) => (
          <BulkStepRow
            key={step.key}
            step={step}
            amount={amounts.get(step.key) ?? null}
            isChosen={chosen.has(step.key)}
            onChoose={results ? null : (isChosen) => choose(step.key, isChosen)}
            result={results?.get(step.key) ?? null}
          />
        ))}
      </ul>
      {error && !results && (
        <ErrorState error={error} onRetry={askAgain} isRetrying={isAskingAgain} />
      )}
      <p className={styles.sum} role="status">
        {results
          ? t('bulk.doneOf', { done, count: results.size })
          : sumOf(action, isPriced ? formats.dollars(total) : '…')}
      </p>
    </Modal>
  );

  function sumOf(of: BulkAction, amount: string): string {
    return of === 'decline' || of === 'record'
      ? t('bulk.chosen', { count: wanted.length })
      : t('bulk.sum', { count: wanted.length, total: amount });
  }
}
