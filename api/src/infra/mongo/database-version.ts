/**
 * The version of what this release stores. Raise it with a release that stores something in a new way,
 * or that gives an index a form back which it had before. Releases from before versions were kept have 0.
 */
export const DATABASE_VERSION = 1;
