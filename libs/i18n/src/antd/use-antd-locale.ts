import type { Language } from '@leafshift/domain/languages';
import type { Locale } from 'antd/es/locale';
import { useEffect, useState } from 'react';

interface Locales {
  readonly english: Locale;
  loadLocale(language: Language): Promise<Locale>;
}

/** antd's texts of the page's language, loaded when it is chosen; the ones before until then. */
export function useAntdLocale(language: Language, locales: Locales): Locale {
  const [locale, setLocale] = useState(locales.english);
  useEffect(() => {
    let wanted = true;
    locales
      .loadLocale(language)
      .then((loaded) => {
        if (wanted) setLocale(loaded);
      })
      .catch((error: unknown) => reportError(error));
    return () => {
      wanted = false;
    };
  }, [language, locales]);
  return locale;
}
