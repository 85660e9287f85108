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

/** Whether a library, named without its scope, is one that other teams install. */
export const isPublished = (library: string): library is PublishedLibrary =>
  PUBLISHED_LIBRARIES.some((each) => each === library);
