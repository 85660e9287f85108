import { useLanguage } from '@leafshift/i18n';

const ENGLISH_TIMES = ['h:mm A', 'h:mm a', 'h:mmA', 'h:mma', 'h A', 'h a', 'hA', 'ha', 'H:mm'];
const ENGLISH_DAYS = ['MMM D, YYYY', 'MMM D YYYY', 'MMMM D, YYYY', 'YYYY-MM-DD'];
const OTHER_TIMES = ['HH:mm', 'H:mm'];
const OTHER_DAYS = ['YYYY-MM-DD'];

/** How pickers show a day and a time (the first of each), and what else may be typed. */
export interface TypedFormats {
  readonly isEnglish: boolean;
  readonly days: string[];
  readonly times: string[];
  readonly dayTimes: string[];
}

export function useTypedFormats(): TypedFormats {
  const isEnglish = useLanguage() === 'en';
  const days = isEnglish ? ENGLISH_DAYS : OTHER_DAYS;
  const times = isEnglish ? ENGLISH_TIMES : OTHER_TIMES;
  return {
    isEnglish,
    days,
    times,
    dayTimes: days.flatMap((day) => times.map((time) => `${day} ${time}`)),
  };
}
