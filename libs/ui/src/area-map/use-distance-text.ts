import { useFormats } from '@leafshift/i18n';
import { useUiText } from '../locales/use-ui-text.ts';

/** Writes a distance in metres: `800 m`, `1.2 km`. */
export function useDistanceText(): (metres: number) => string {
  const t = useUiText();
  const formats = useFormats();
  return (metres) => {
    const whole = Math.round(metres / 10) * 10;
    if (whole < 1000) return t('map.metres', { distance: formats.number(whole) });
    const km = metres < 100_000 ? Math.round(metres / 100) / 10 : Math.round(metres / 1000);
    return t('map.kilometres', { distance: formats.number(km) });
  };
}
