import { isLanguage, type Language } from '@leafshift/domain/languages';
import type { FieldErrors } from 'react-hook-form';

/** The language whose text is wrong, so that its fields are shown; null where that is none. */
export function languageInError(errors: FieldErrors): Language | null {
  for (const [name, error] of Object.entries(errors)) {
    if (isLanguage(name)) return name;
    if (error && typeof error === 'object' && !('message' in error)) {
      const found = languageInError(error as FieldErrors);
      if (found) return found;
    }
  }
  return null;
}
