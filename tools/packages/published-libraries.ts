/** The libraries that other teams install, each from its folder below `libs/`. */
export const PUBLISHED_LIBRARIES = [
  'contracts',
  'create-leafshift-remote',
  'data-access',
  'domain',
  'i18n',
  'remote-kit',
  'shell-sdk',
  'testing',
  'texts',
  'ui',
] as const;
export type PublishedLibrary = (typeof PUBLISHED_LIBRARIES)[number];
