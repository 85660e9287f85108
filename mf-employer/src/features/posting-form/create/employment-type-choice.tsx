import { mayPostTemp } from '@leafshift/domain/onboarding';
import type { EmploymentType } from '@leafshift/domain/posting-rules';
import { useUser } from '@leafshift/shell-sdk';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './employment-type-choice.module.css';

interface EmploymentTypeChoiceProps {
  readonly value: EmploymentType;
  readonly onChange: (value: EmploymentType) => void;
}

/** Temp, Temptohire (coming soon) or Permanent; Temp only after onboarding (POST-31, POST-34). */
export function EmploymentTypeChoice({ value, onChange }: EmploymentTypeChoiceProps) {
  const { t } = useTranslation('mf-employer');
  const canPostTemp = mayPostTemp(useUser());
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('postingForm.employmentType')}</legend>
      <Option
        isChosen={value === 'Temp'}
        isDisabled={!canPostTemp}
        onChoose={() => onChange('Temp')}
        title={t(canPostTemp ? 'postingForm.temp' : 'postingForm.tempLocked')}
        text={t('postingForm.tempText')}
      />
      <Option
        isChosen={false}
        isDisabled
        title={t('postingForm.tempToHire')}
        text={t('postingForm.tempToHireText')}
        badge={t('postingForm.comingSoon')}
      />
      <Option
        isChosen={value === 'Permanent'}
        onChoose={() => onChange('Permanent')}
        title={t('postingForm.permanent')}
        text={t('postingForm.permanentText')}
      />
    </fieldset>
  );
}

interface OptionProps {
  readonly isChosen: boolean;
  readonly isDisabled?: boolean;
  readonly onChoose?: () => void;
  readonly title: string;
  readonly text: string;
  readonly badge?: ReactNode;
}

function Option({ isChosen, isDisabled = false, onChoose, title, text, badge }: OptionProps) {
  const titleId = useId();
  const textId = useId();
  return (
    <label className={styles.option} data-disabled={isDisabled}>
      <input
        type="radio"
        name="employmentType"
        className={styles.radio}
        checked={isChosen}
        disabled={isDisabled}
        onChange={() => onChoose?.()}
        aria-labelledby={titleId}
        aria-describedby={textId}
      />
      <span className={styles.words}>
        <span id={titleId} className={styles.title}>
          {title} {badge && <span className={styles.badge}>{badge}</span>}
        </span>
        <span id={textId} className={styles.text}>
          {text}
        </span>
      </span>
    </label>
  );
}
