import { boardTexts } from './board-texts.ts';
import { type Markup, markup, trusted } from './markup.ts';
import type { Reader } from './posting-parts.ts';

const LOGO = trusted(
  '<img src="/favicon.svg" alt="" width="32" height="32"><span translate="no">Leafshift</span>',
);

/** The light header of visitors and the page below it, until the portal takes over. */
export const pageFrame = (content: Markup, { language }: Reader): Markup => {
  const t = boardTexts(language);
  return markup`<div class="ls-served"><header class="ls-served-header"><a class="ls-served-brand" href="/login" aria-label="${t('home')}">${LOGO}</a><nav class="ls-served-links"><a class="ls-served-button" href="/login">${t('signIn')}</a><a class="ls-served-button" data-kind="main" href="/register">${t('signUp')}</a></nav></header><main><div class="ls-served-page">${content}</div></main></div>`;
};
