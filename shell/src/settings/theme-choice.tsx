import { useReadable } from '@leafshift/shell-sdk';
import { THEME_NAMES, type ThemeName, themeAttribute } from '@leafshift/ui/theme';
import { useTranslation } from 'react-i18next';
import { useCore } from '../composition/core-context.ts';
import styles from './choice.module.css';
import { Choice, Choices } from './choice.tsx';

interface Props {
  /** Each theme as a small picture of the portal in it, for the settings page. */
  readonly isLarge?: boolean;
}

function Preview({ name }: { name: ThemeName }) {
  return (
    <span className={styles.preview} data-theme={themeAttribute(name)} aria-hidden="true">
      <span className={styles.previewSide} />
      <span className={styles.previewPage}>
        <span className={styles.previewLine} />
        <span className={styles.previewCard}>
          <span className={styles.previewText} />
          <span className={styles.previewButton} />
        </span>
      </span>
    </span>
  );
}

/** The five themes, in force at once. */
export function ThemeChoice({ isLarge = false }: Props) {
  const { t } = useTranslation('shell');
  const { appearance } = useCore();
  const current = useReadable(appearance.theme);
  return (
    <Choices legend={t('settings.theme')} isLarge={isLarge}>
      {THEME_NAMES.map((name) => (
        <Choice
          key={name}
          group="theme"
          isLarge={isLarge}
          isChosen={name === current}
          onChoose={() => appearance.setTheme(name)}
          picture={
            isLarge ? (
              <Preview name={name} />
            ) : (
              <span
                className={styles.swatch}
                data-theme={themeAttribute(name)}
                aria-hidden="true"
              />
            )
          }
        >
          {t(`settings.themes.${name}`)}
        </Choice>
      ))}
    </Choices>
  );
}
