const PLURAL_FORM = /_(?:zero|one|two|few|many|other)$/;

/**
 * The key that a component asks for, of a name in a file of texts: without the form for a count, of which Chinese
 * has one and Arabic six.
 */
export const keyOf = (name: string): string => name.replace(PLURAL_FORM, '');

/** The plural form that a name ends with, such as `many`. */
export const pluralFormOf = (name: string): string | undefined =>
  PLURAL_FORM.exec(name)?.[0].slice(1);
