/**
 * The elements that a job description may have: what the editor can produce. The server keeps them
 * when it saves, the page checks them once more; anything else is dropped and its text kept.
 */
export const RICH_TEXT_TAGS = [
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'hr',
  'a',
] as const;

/** What every link in a job description says of itself; it opens in a new window. */
export const RICH_TEXT_LINK_REL = 'noopener noreferrer nofollow';
