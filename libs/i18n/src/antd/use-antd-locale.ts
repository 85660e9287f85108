import type { Language } from '@leafshift/domain/languages';
import type { Locale } from 'antd/es/locale';
import { useEffect, useState } from 'react';
import { ENGLISH, loadAntdLocale } from './antd-locale.ts';

/** antd's texts of the page's language, loaded when it is chosen; the ones before until then. */
export function useAntdLocale(language: Language): Locale {
  const [locale, setLocale] = useState(ENGLISH);
  useEffect(() => {
    let wanted = true;
    loadAntdLocale(language)
      .then((loaded) => {
        if (wanted) setLocale(loaded);
      })
      .catch((error: unknown) => reportError(error));
    return () => {
      wanted = false;
    };
  }, [language]);
  return locale;
}
