import '../src/theme/styles.css';
import { applyLanguage, DEFAULT_LANGUAGE, LANGUAGE_NAMES, LANGUAGES } from '@leafshift/i18n';
import { useLayoutEffect } from 'react';
import type { Decorator, Preview } from 'storybook-react-rsbuild';
import styles from '../dev/stories/stories.module.css';
import { WorkshopFrame } from '../dev/workshop-frame.tsx';
import { applyTheme, DEFAULT_THEME, THEME_NAMES } from '../src/theme/index.ts';

/** The page takes theme and language, and with it the direction, from the toolbar. */
const inItsFrame: Decorator = (Story, { globals: { theme, language } }) => {
  useLayoutEffect(() => {
    applyTheme(theme);
    applyLanguage(language);
  }, [theme, language]);
  return (
    <WorkshopFrame theme={theme} language={language}>
      <main className={styles.frame}>
        <Story />
      </main>
    </WorkshopFrame>
  );
};

const preview: Preview = {
  decorators: [inItsFrame],
  parameters: {
    layout: 'fullscreen',
    // Stories draw, they take nothing: the panel below would be empty.
    controls: { disable: true },
    actions: { disable: true },
    interactions: { disable: true },
  },
  initialGlobals: { theme: DEFAULT_THEME, language: DEFAULT_LANGUAGE },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'paintbrush', items: [...THEME_NAMES], dynamicTitle: true },
    },
    language: {
      description: 'Language and direction',
      toolbar: {
        icon: 'globe',
        items: LANGUAGES.map((value) => ({ value, title: LANGUAGE_NAMES[value] })),
        dynamicTitle: true,
      },
    },
  },
};

export default preview;
