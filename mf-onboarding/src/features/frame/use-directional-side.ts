import { directionOf } from '@leafshift/i18n';
import { useLanguage } from '@leafshift/shell-sdk';

/** The side at which a line ends in the reader's language. */
export const useDirectionalSide = (): 'left' | 'right' =>
  directionOf(useLanguage()) === 'rtl' ? 'left' : 'right';
