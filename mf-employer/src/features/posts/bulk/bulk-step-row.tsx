import { useFormats } from '@leafshift/i18n';
import { useRefusals } from '@leafshift/i18n/refusals';
import { StatusMark } from '@leafshift/ui/status-mark';
import Checkbox from 'antd/es/checkbox';
import { useTranslation } from 'react-i18next';
import { useShiftLabel } from '../rows/shift-label.ts';
import styles from './bulk.module.css';
import type { BulkStep } from './bulk-plan.ts';
import type { StepResult } from './use-bulk-run.ts';

interface BulkStepRowProps {
  readonly step: BulkStep;
  /** Dollars; null while it is not known. */
  readonly amount: number | null;
  readonly isChosen: boolean;
  /** Null once the action runs. */
  readonly onChoose: ((isChosen: boolean) => void) | null;
  readonly result: StepResult | null;
}

/** One shift or request with what becomes of it. */
export function BulkStepRow({ step, amount, isChosen, onChoose, result }: BulkStepRowProps) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const say = useRefusals();
  const { row, request, refusal } = step;
  const shift = useShiftLabel()(row.post);
  return (
    <li className={styles.step}>
      <Checkbox
        checked={isChosen}
        disabled={refusal !== null || onChoose === null}
        onChange={({ target }) => onChoose?.(target.checked)}
      >
        {request && (
          <span className={styles.name}>
            <bdi>{request.name}</bdi>
          </span>
        )}
        <span className={request ? styles.quiet : styles.name}>{shift}</span>
      </Checkbox>
      <span className={styles.outcome}>
        {refusal !== null && <span className={styles.quiet}>{say(refusal)}</span>}
        {refusal === null && !result && amount !== null && amount > 0 && (
          <span className={styles.amount}>{formats.dollars(amount)}</span>
        )}
        {result?.state === 'done' && (
          <StatusMark kind="confirmed">{t('bulk.result.done')}</StatusMark>
        )}
        {(result?.state === 'running' || result?.state === 'waiting') && (
          <StatusMark kind="waiting">{t(`bulk.result.${result.state}`)}</StatusMark>
        )}
        {result?.state === 'failed' && (
          <StatusMark kind="problem" variant="plain">
            {say(result.text)}
          </StatusMark>
        )}
      </span>
    </li>
  );
}
