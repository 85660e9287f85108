import { LANGUAGES, type Language, localeTag } from '@leafshift/domain/languages';
import { type Markup, markup } from './markup.ts';

export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Path and query without the language. */
  readonly path: string;
  readonly portalUrl: string;
  readonly language: Language;
  /** Whether the address names the language. */
  readonly isLanguageNamed: boolean;
  /** The address of a picture of its own. */
  readonly image: string | null;
  /** Searches and pages that are gone are not for search engines. */
  readonly isIndexed: boolean;
  readonly data: Markup | null;
}

const ogLocale = (language: Language): string =>
  localeTag(language).split('-u-')[0]?.replace('-', '_') ?? language;

/** Title, description, addresses in all languages, and the preview that links to the page show. */
export function pageHead(page: PageHead): Markup {
  const { title, description, path, portalUrl, language } = page;
  const address = (named: Language | null): string => {
    const url = new URL(path, portalUrl);
    if (named) url.searchParams.set('lang', named);
    return url.href;
  };
  const canonical = address(page.isLanguageNamed ? language : null);
  const image = page.image
    ? { url: new URL(page.image, portalUrl).href, card: 'summary' }
    : { url: `${portalUrl}/share.png`, card: 'summary_large_image' };
  const alternates = LANGUAGES.map(
    (other) =>
      markup`<link rel="alternate" hreflang="${other}" href="${address(other)}" data-served>`,
  );
  const indexed = page.isIndexed
    ? markup`<link rel="canonical" href="${canonical}" data-served>${alternates}<link rel="alternate" hreflang="x-default" href="${address(null)}" data-served>`
    : markup`<meta name="robots" content="noindex, follow" data-served>`;
  return markup`<title>${title}</title><meta name="description" content="${description}" data-served>${indexed}<meta property="og:type" content="website" data-served><meta property="og:site_name" content="Leafshift" data-served><meta property="og:title" content="${title}" data-served><meta property="og:description" content="${description}" data-served><meta property="og:url" content="${canonical}" data-served><meta property="og:locale" content="${ogLocale(language)}" data-served><meta property="og:image" content="${image.url}" data-served><meta name="twitter:card" content="${image.card}" data-served>${page.data}`;
}
