import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { WORK_VIEWS, type WorkView } from '../work-view.ts';
import styles from './view-switch.module.css';

interface ViewSwitchProps {
  readonly view: WorkView;
  readonly onChange: (view: WorkView) => void;
}

/** List or map, as two radio buttons of the browser. */
export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  const { t } = useTranslation('mf-worker');
  const name = useId();
  return (
    <fieldset className={styles.views}>
      <legend className="ls-unseen">{t('findWork.view.label')}</legend>
      {WORK_VIEWS.map((each) => (
        <label key={each} className={styles.view}>
          <input
            type="radio"
            name={name}
            className={styles.choice}
            checked={each === view}
            onChange={() => onChange(each)}
          />
          {t(`findWork.view.${each}`)}
        </label>
      ))}
    </fieldset>
  );
}
