import type { Language } from '@leafshift/domain/languages';
import type { Locale } from 'antd/es/locale';
import english from 'antd/es/locale/en_US';

type Loader = () => Promise<Locale>;

const unwrap = ([{ default: locale }]: [{ default: Locale }, unknown]): Locale => locale;

/** antd has English built in anyway. */
export const ENGLISH: Locale = english;

/** antd's own texts, and the names of days and months in its date fields. */
const LOADERS: Readonly<Record<Exclude<Language, 'en'>, Loader>> = {
  de: () =>
    Promise.all([import('antd/es/locale/de_DE'), import('dayjs/locale/de.js')]).then(unwrap),
  es: () =>
    Promise.all([import('antd/es/locale/es_ES'), import('dayjs/locale/es.js')]).then(unwrap),
  fr: () =>
    Promise.all([import('antd/es/locale/fr_CA'), import('dayjs/locale/fr-ca.js')]).then(unwrap),
  ar: () =>
    Promise.all([import('antd/es/locale/ar_EG'), import('dayjs/locale/ar.js')]).then(unwrap),
  zh: () =>
    Promise.all([import('antd/es/locale/zh_CN'), import('dayjs/locale/zh-cn.js')]).then(unwrap),
};

/** antd's texts of a language. */
export const loadAntdLocale = (language: Language): Promise<Locale> =>
  language === 'en' ? Promise.resolve(ENGLISH) : LOADERS[language]();
