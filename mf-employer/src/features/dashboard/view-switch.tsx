import { useTranslation } from 'react-i18next';
import { HOME_VIEWS, type HomeView } from './use-home-view.ts';
import styles from './view-switch.module.css';

interface ViewSwitchProps {
  readonly view: HomeView;
  readonly onShow: (view: HomeView) => void;
}

/** Week or month. */
export function ViewSwitch({ view, onShow }: ViewSwitchProps) {
  const { t } = useTranslation('mf-employer');
  return (
    <fieldset className={styles.switch} aria-label={t('home.calendar')}>
      {HOME_VIEWS.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === view}
          className={styles.choice}
          onClick={() => onShow(each)}
        >
          {t(`home.${each}`)}
        </button>
      ))}
    </fieldset>
  );
}
