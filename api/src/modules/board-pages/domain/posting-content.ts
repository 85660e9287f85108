import type { PermanentPost } from '@leafshift/contracts/posts';
import { formatDate } from '@leafshift/domain/format';
import { type Language, localeTag } from '@leafshift/domain/languages';
import { shortAge } from '@leafshift/domain/relative-time';
import {
  SHARE_TARGET_MARKS,
  SHARE_TARGET_NAMES,
  SHARE_TARGETS,
  shareLink,
} from '@leafshift/domain/share-links';
import { jobFactIn } from '@leafshift/texts/server';
import { boardTexts } from './board-texts.ts';
import { type Markup, markup, trusted } from './markup.ts';
import {
  applyPart,
  businessMark,
  hoursAWeek,
  payRange,
  postingCard,
  type Reader,
} from './posting-parts.ts';

const ARROW = trusted(
  '<svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="M10 3 5 8l5 5"/></svg>',
);

/** Until when a posting is open, as a day of the middle of the country. */
const LAST_DAY_ZONE = 'America/Winnipeg';

const wayBack = ({ language, languageSuffix }: Reader): Markup =>
  markup`<a class="ls-posting-back" href="/job-posting${languageSuffix}">${ARROW} ${boardTexts(language)('back')}</a>`;

/** A posting in full, with others like it. The description is sanitised by who knows how. */
export function postingContent(
  post: PermanentPost,
  description: Markup,
  similar: readonly PermanentPost[],
  reader: Reader,
): Markup {
  const { language, now } = reader;
  const t = boardTexts(language);
  const tag = localeTag(language);
  const age = t('age', { age: shortAge(new Date(post.date), now, tag) });
  const lastDay = formatDate(post.expiresAt, LAST_DAY_ZONE, tag);
  const facts = [
    fact(t('payRange'), markup`<span class="ls-figures">${payRange(post, language)}</span>`),
    ...employmentFacts(post, language),
    fact(t('location'), markup`${post.location}`),
    fact(t('posted'), markup`<time datetime="${post.date}">${age}</time>`),
    fact(t('until'), markup`<time datetime="${post.expiresAt}">${lastDay}</time>`),
  ];
  return markup`${wayBack(reader)}<article class="ls-posting-detail"><div class="ls-posting-card ls-posting-head">${businessMark(post, 'large')}<div><h1><bdi>${post.jobType}</bdi></h1><p class="ls-posting-company"><bdi>${post.name}</bdi></p></div></div><aside class="ls-posting-side" aria-label="${t('facts')}"><div class="ls-posting-card ls-posting-facts"><dl>${facts}</dl>${applyPart(post, reader)}${sharePart(post, reader)}</div><p class="ls-posting-report"></p></aside><div class="ls-posting-card ls-posting-text"><h2 class="ls-posting-heading">${t('description')}</h2><div class="ls-rich-text" dir="auto">${description}</div></div></article>${similarPart(similar, reader)}`;
}

const fact = (name: string, value: Markup): Markup =>
  markup`<div><dt>${name}</dt><dd>${value}</dd></div>`;

const list = (entries: readonly string[]): Markup =>
  markup`<ul class="ls-posting-entries">${entries.map((entry) => markup`<li>${entry}</li>`)}</ul>`;

/** What the business says of the employment besides pay; nothing of what it leaves open. */
function employmentFacts(post: PermanentPost, language: Language): readonly Markup[] {
  const t = boardTexts(language);
  const { employmentKind, weeklyHours, benefits, credentials } = post;
  return [
    ...(employmentKind
      ? [fact(t('kind'), markup`${jobFactIn(language, 'kind', employmentKind)}`)]
      : []),
    ...(weeklyHours ? [fact(t('weeklyHours'), markup`${hoursAWeek(weeklyHours, language)}`)] : []),
    ...(benefits.length > 0
      ? [fact(t('benefits'), list(benefits.map((name) => jobFactIn(language, 'benefit', name))))]
      : []),
    ...(credentials.length > 0 ? [fact(t('credentials'), list(credentials))] : []),
  ];
}

/** What stands in the place of a posting that is gone. */
export function goneContent(others: readonly PermanentPost[], reader: Reader): Markup {
  const t = boardTexts(reader.language);
  return markup`${wayBack(reader)}<div class="ls-served-gone"><h1 class="ls-served-title">${t('goneTitle')}</h1><p class="ls-served-intro">${t('goneText')}</p></div>${similarPart(others, reader)}`;
}

const similarPart = (posts: readonly PermanentPost[], reader: Reader): Markup | null =>
  posts.length > 0
    ? markup`<section class="ls-posting-similar" aria-label="${boardTexts(reader.language)('similar')}"><h2 class="ls-posting-heading">${boardTexts(reader.language)('similar')}</h2><ul class="ls-postings">${posts.map((post) => postingCard(post, reader))}</ul></section>`
    : null;

function sharePart(post: PermanentPost, { language, portalUrl }: Reader): Markup {
  const t = boardTexts(language);
  const url = `${portalUrl}/job-posting/${post._id}`;
  const text = t('postingTitle', { title: post.jobType, company: post.name });
  const links = SHARE_TARGETS.map(
    (target) =>
      markup`<a class="ls-posting-share-link" href="${shareLink(target, url, text)}" target="_blank" rel="noopener noreferrer" aria-label="${t('shareOn', { name: SHARE_TARGET_NAMES[target] })}"><svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" fill="currentColor"><path d="${SHARE_TARGET_MARKS[target]}"/></svg></a>`,
  );
  return markup`<section class="ls-posting-apply"><h2 class="ls-posting-heading">${t('share')}</h2><div class="ls-posting-share">${links}</div></section>`;
}
