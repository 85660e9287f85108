import type { PermanentPost } from '@leafshift/contracts/posts';
import { formatDollars } from '@leafshift/domain/format';
import { type Language, localeTag } from '@leafshift/domain/languages';
import { shortAge } from '@leafshift/domain/relative-time';
import { initials } from '@leafshift/domain/text';
import { jobFactIn } from '@leafshift/texts/server';
import { boardTexts } from './board-texts.ts';
import { type Markup, markup, trusted } from './markup.ts';

/** What every part of a page needs to know. */
export interface Reader {
  readonly language: Language;
  readonly now: Date;
  /** The end of links that keep the language of the address: `?lang=fr`, or nothing. */
  readonly languageSuffix: string;
  readonly portalUrl: string;
}

const PIN = trusted(
  '<svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M8 14.5c3-3.4 4.75-5.6 4.75-7.9a4.75 4.75 0 0 0-9.5 0c0 2.3 1.75 4.5 4.75 7.9Z"/><circle cx="8" cy="6.6" r="1.7"/></svg>',
);

export const payRange = ({ rate, rateHigh }: PermanentPost, language: Language): string => {
  const tag = localeTag(language);
  return boardTexts(language)('pay', {
    low: formatDollars(rate, tag),
    high: formatDollars(rateHigh, tag),
  });
};

/** How somebody is employed and for how many hours, in one line; empty where a posting says neither. */
const employmentLine = (
  { employmentKind, weeklyHours }: PermanentPost,
  language: Language,
): string =>
  [
    employmentKind && jobFactIn(language, 'kind', employmentKind),
    weeklyHours && hoursAWeek(weeklyHours, language),
  ]
    .filter(Boolean)
    .join(' · ');

export const hoursAWeek = (hours: number, language: Language): string =>
  boardTexts(language)('hoursAWeek', {
    hours: new Intl.NumberFormat(localeTag(language)).format(hours),
  });

/** The picture of a business, or its initials. */
export const businessMark = (post: PermanentPost, size: 'small' | 'large'): Markup => {
  const content = post.profilePhoto
    ? markup`<img src="${post.profilePhoto}" alt="" width="${size === 'large' ? 64 : 48}" height="${size === 'large' ? 64 : 48}">`
    : markup`${initials(post.name)}`;
  return markup`<span class="ls-posting-mark" data-size="${size}" aria-hidden="true">${content}</span>`;
};

/** A posting on the board, all of it a link to its page. */
export const postingCard = (
  post: PermanentPost,
  { language, now, languageSuffix }: Reader,
): Markup => {
  const employment = employmentLine(post, language);
  return markup`<li><div class="ls-posting">${businessMark(post, 'small')}<div class="ls-posting-body"><h2 class="ls-posting-title"><a class="ls-posting-link" href="/job-posting/${post._id}${languageSuffix}"><bdi>${post.jobType}</bdi></a></h2><p class="ls-posting-company"><bdi>${post.name}</bdi></p><p class="ls-posting-place">${PIN}<bdi>${post.location}</bdi></p>${employment ? markup`<p class="ls-posting-employment">${employment}</p>` : null}</div><div class="ls-posting-end"><span class="ls-posting-pay">${payRange(post, language)}</span><time class="ls-posting-age" datetime="${post.date}">${shortAge(new Date(post.date), now, localeTag(language))}</time></div></div></li>`;
};

/** Whether people apply by the portal's own form. */
export const hasOwnForm = ({ _id, apply }: PermanentPost, { portalUrl }: Reader): boolean =>
  apply.kind === 'form' && apply.url === `${portalUrl}/job-posting/${_id}/apply`;

/** 'Apply Here', or how to apply. */
export const applyPart = (post: PermanentPost, reader: Reader): Markup => {
  const { apply } = post;
  const t = boardTexts(reader.language);
  const button = (href: string, hint: string, more: Markup | null): Markup =>
    markup`<section class="ls-posting-apply"><a class="ls-served-button" data-kind="main" data-size="large" href="${href}"${more}>${t('apply')}</a><p class="ls-posting-hint">${hint}</p></section>`;
  if (apply.kind === 'form') {
    return hasOwnForm(post, reader)
      ? button(`/job-posting/${post._id}/apply${reader.languageSuffix}`, t('applyHere'), null)
      : button(apply.url, t('applyByForm'), markup` target="_blank" rel="noopener noreferrer"`);
  }
  const how = apply.kind === 'instructions' ? apply.text : '';
  return markup`<section class="ls-posting-apply"><h2 class="ls-posting-heading">${t('howToApply')}</h2><p class="ls-posting-hint">${how}</p></section>`;
};
