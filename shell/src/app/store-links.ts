const DEFAULTS = {
  ios: 'https://apps.apple.com/ca/search?term=Leafshift',
  android: 'https://play.google.com/store/search?c=apps&q=Leafshift',
} as const;

const configured = (store: keyof typeof DEFAULTS): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="leafshift:${store}-app"]`)?.content ||
  DEFAULTS[store];

/** Where the app can be downloaded: the page's `leafshift:ios-app` and `leafshift:android-app` meta tags, else a search in the store. */
export const storeLinks = (): Readonly<Record<keyof typeof DEFAULTS, string>> => ({
  ios: configured('ios'),
  android: configured('android'),
});
