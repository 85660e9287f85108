import { RICH_TEXT_LINK_REL, RICH_TEXT_TAGS } from '@leafshift/domain/rich-text';
import sanitizeHtml from 'sanitize-html';

const options: sanitizeHtml.IOptions = {
  allowedTags: [...RICH_TEXT_TAGS],
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    a: sanitizeHtml.simpleTransform('a', { target: '_blank', rel: RICH_TEXT_LINK_REL }),
  },
};

/** Rich text that is safe to show: without scripts, styles, images and event handlers. */
export const sanitiseRichText = (html: string): string => sanitizeHtml(html, options).trim();

/** Whether sanitised text has a link in it. */
export const hasLinks = (html: string): boolean => html.includes('<a ');

/** Sanitised text whose links are text only; what they say stays, where they lead goes. */
export const withoutLinks = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: RICH_TEXT_TAGS.filter((tag) => tag !== 'a'),
    allowedAttributes: {},
  });

/** Whether rich text has any words in it. */
export const hasWords = (html: string): boolean =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&nbsp;', ' ')
    .replaceAll('\u00a0', ' ')
    .trim() !== '';
