import type { PermanentPost } from '@leafshift/contracts/posts';
import { JOB_FILTERS, type JobFilters } from '@leafshift/domain/job-facts';
import type { Language } from '@leafshift/domain/languages';
import { provinceName } from '@leafshift/domain/province-names';
import { PROVINCE_CODES } from '@leafshift/domain/provinces';
import { jobFactIn } from '@leafshift/texts/server';
import type { BoardAddress } from './address.ts';
import { boardTexts } from './board-texts.ts';
import { type Markup, markup } from './markup.ts';
import { postingCard, type Reader } from './posting-parts.ts';

interface Board {
  readonly posts: readonly PermanentPost[];
  readonly nextCursor: string | null;
}

/** Path and query of the board, in the order in which the portal writes them. */
export function boardPath(
  { q, province, filters, sort }: Omit<BoardAddress, 'kind' | 'after'>,
  { after = '', lang = '' }: { readonly after?: string; readonly lang?: string } = {},
): string {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(province && { province }),
    ...filters,
    ...(sort !== 'newest' && { sort }),
    ...(after && { after }),
    ...(lang && { lang }),
  }).toString();
  return `/job-posting${query && `?${query}`}`;
}

/** The board without scripts: a form for the search, cards, and the way to the next page. */
export function boardContent(
  address: BoardAddress,
  { posts, nextCursor }: Board,
  reader: Reader,
  lang: Language | '',
): Markup {
  const t = boardTexts(reader.language);
  const heading = markup`<header><h1 class="ls-served-title">${t('title')}</h1><p class="ls-served-intro">${t('intro')}</p></header>`;
  const results =
    posts.length > 0
      ? markup`<ul class="ls-postings" aria-label="${t('list')}">${posts.map((post) => postingCard(post, reader))}</ul>`
      : emptyPart(address, reader.language, lang);
  const more = nextCursor
    ? markup`<a class="ls-served-button ls-posting-more" data-size="large" href="${boardPath(address, { after: nextCursor, lang })}">${t('more')}</a>`
    : null;
  const hiring = markup`<p class="ls-served-intro">${t('hiring')} <a href="/register?as=business">${t('hiringPost')}</a></p>`;
  return markup`${heading}${searchForm(address, reader.language, lang)}${results}${more}${hiring}`;
}

function searchForm(
  { q, province, filters, sort }: BoardAddress,
  language: Language,
  lang: Language | '',
): Markup {
  const t = boardTexts(language);
  const provinces = [
    option('', t('allProvinces'), province),
    ...PROVINCE_CODES.map((code) => option(code, provinceName(code, language), province)),
  ];
  const orders = [option('newest', t('newest'), sort), option('best-paid', t('bestPaid'), sort)];
  const kept = lang ? markup`<input type="hidden" name="lang" value="${lang}">` : null;
  return markup`<form class="ls-posting-filters" role="search" action="/job-posting"><input class="ls-served-field" type="search" name="q" value="${q}" maxlength="100" placeholder="${t('search')}" aria-label="${t('search')}"><select class="ls-served-field" name="province" aria-label="${t('province')}">${provinces}</select><select class="ls-served-field" name="sort" aria-label="${t('sort')}">${orders}</select>${kept}${moreFilters(filters, language)}<button class="ls-unseen" type="submit">${t('find')}</button></form>`;
}

const option = (value: string, label: string, chosen: string): Markup =>
  markup`<option value="${value}"${value === chosen ? markup` selected` : null}>${label}</option>`;

const FILTER_NAMES = {
  kind: 'kind',
  hours: 'weeklyHours',
  benefit: 'benefits',
  credential: 'credentials',
} as const;

/** Further filters in a part that opens without scripts; it is open where one is chosen. */
function moreFilters(filters: JobFilters, language: Language): Markup {
  const t = boardTexts(language);
  const choices = (['kind', 'hours', 'benefit', 'credential'] as const).map((name) => {
    const chosen = filters[name] ?? '';
    const options = JOB_FILTERS[name].map((value) =>
      option(value, jobFactIn(language, name, value), chosen),
    );
    return markup`<label class="ls-posting-filter"><span>${t(FILTER_NAMES[name])}</span><select class="ls-served-field" name="${name}">${[option('', t('any'), chosen), ...options]}</select></label>`;
  });
  const open = Object.keys(filters).length > 0 ? markup` open` : null;
  return markup`<details class="ls-posting-more-filters"${open}><summary>${t('moreFilters')}</summary><div>${choices}</div></details>`;
}

function emptyPart(
  { q, province, filters }: BoardAddress,
  language: Language,
  lang: Language | '',
): Markup {
  const t = boardTexts(language);
  if (!q && !province && Object.keys(filters).length === 0) {
    return markup`<div class="ls-served-gone"><h2 class="ls-posting-title">${t('emptyTitle')}</h2><p class="ls-served-intro">${t('emptyText')}</p></div>`;
  }
  const all = boardPath({ q: '', province: '', filters: {}, sort: 'newest' }, { lang });
  return markup`<div class="ls-served-gone"><h2 class="ls-posting-title">${t('noMatchTitle')}</h2><p class="ls-served-intro">${t('noMatchText')}</p><a class="ls-served-button" href="${all}">${t('clear')}</a></div>`;
}
