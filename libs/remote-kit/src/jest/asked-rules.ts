/** What specs and the libraries they use ask of computed styles, besides custom properties. */
const ASKED: ReadonlySet<string> = new Set([
  'display',
  'visibility',
  'opacity',
  'pointer-events',
  'direction',
]);

/** antd names each of its colours and lengths so: hundreds for every element of its own. */
const ANTD_VARIABLE = '--ant-';

const isAsked = (property: string): boolean =>
  ASKED.has(property) || (property.startsWith('--') && !property.startsWith(ANTD_VARIABLE));

/** antd hides what it opens for some frames, also from who wants no motion; a busy machine makes that long. */
const IN_MOTION = /-(?:appear|enter|leave)\b/;

const seen = new WeakSet<CSSStyleSheet>();

/**
 * Takes what only says how something looks out of the document's style sheets (ADR 377): jsdom tries every
 * rule on every element that is asked about, and it paints nothing.
 */
export function keepAskedRules({ styleSheets }: Document): void {
  for (const sheet of styleSheets) {
    if (seen.has(sheet)) continue;
    seen.add(sheet);
    for (let rule = sheet.cssRules.length - 1; rule >= 0; rule -= 1) {
      if (!keepAsked(sheet.cssRules[rule])) sheet.deleteRule(rule);
    }
  }
}

/** Whether anything of a rule is left. */
function keepAsked(rule: CSSRule | undefined): boolean {
  if (!rule || 'media' in rule) return true;
  if (!('selectorText' in rule)) return false;
  const { selectorText, style } = rule as CSSStyleRule;
  if (IN_MOTION.test(selectorText)) return false;
  for (const property of Array.from(style)) if (!isAsked(property)) style.removeProperty(property);
  return style.length > 0;
}
