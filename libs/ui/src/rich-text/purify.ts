import { RICH_TEXT_LINK_REL, RICH_TEXT_TAGS } from '@leafshift/domain/rich-text';
import createPurifier from 'dompurify';

const makePurifier = () => {
  const purifier = createPurifier(window);
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName !== 'A') return;
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', RICH_TEXT_LINK_REL);
  });
  return purifier;
};

let purifier: ReturnType<typeof makePurifier> | undefined;

/** Rich text as nodes that are safe to show: no scripts, styles, images or handlers. */
export function purify(html: string): DocumentFragment {
  purifier ??= makePurifier();
  return purifier.sanitize(html, {
    ALLOWED_TAGS: [...RICH_TEXT_TAGS],
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}
