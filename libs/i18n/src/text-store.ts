import type { Texts } from '@leafshift/texts/catalogue';
import type { i18n } from 'i18next';

/** i18next's store of texts, with the last parameter of its method that its types leave out. */
export type TextStore = i18n['store'] & {
  addResourceBundle(
    language: string,
    namespace: string,
    texts: Texts,
    deep: boolean,
    overwrite: boolean,
    options: { readonly silent: boolean },
  ): void;
};
