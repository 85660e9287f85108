import { MOST_EVIDENCE_BYTES } from '@leafshift/contracts/back-office';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './money.module.css';

interface EvidenceFileFieldProps {
  readonly label: string;
  /** Undefined where it was taken away, or is too large. */
  readonly onChoose: (file: File | undefined) => void;
}

/** Chooses one file that can be evidence. */
export function EvidenceFileField({ label, onChoose }: EvidenceFileFieldProps) {
  const { t } = useTranslation('mf-back-office');
  const [isTooLarge, setTooLarge] = useState(false);
  const id = useId();
  const choose = (file: File | undefined): void => {
    const tooLarge = file !== undefined && file.size > MOST_EVIDENCE_BYTES;
    setTooLarge(tooLarge);
    onChoose(tooLarge ? undefined : file);
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept="application/pdf,image/png,image/jpeg"
        aria-describedby={`${id}-hint`}
        onChange={(event) => choose(event.target.files?.[0])}
      />
      <span id={`${id}-hint`} className={styles.note} role={isTooLarge ? 'alert' : undefined}>
        {t('money.evidenceFileHint')}
      </span>
    </div>
  );
}
