import { useTranslation } from 'react-i18next';

/** Says an event, action or state of a log in words; one that this page does not know, as it stands there. */
export function useLogWord(): (what: string) => string {
  const { t, i18n } = useTranslation('mf-back-office');
  return (what) =>
    i18n.exists(`log.words.${what}`, { ns: 'mf-back-office' }) ? t(`log.words.${what}`) : what;
}

/** Says what a detail of a log is about; one that this page does not know, as it stands there. */
export function useDetailName(): (name: string) => string {
  const { t, i18n } = useTranslation('mf-back-office');
  return (name) =>
    i18n.exists(`log.names.${name}`, { ns: 'mf-back-office' }) ? t(`log.names.${name}`) : name;
}
