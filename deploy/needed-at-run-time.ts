const FOR_DEVELOPERS = /\.(?:map|d\.[cm]?ts|tsbuildinfo)$/;
const FONT = /\/@fontsource\/[^/]+\/files\/[^/]+$/;
/** Documents are written upright, regular and bold, with a whole script from one file. */
const FONT_OF_DOCUMENTS = /\/[a-z-]+-(?:400|700)-normal\.woff$/;

/** Whether a program reads the file of a package when it runs; licences stay, too. */
export const isNeededAtRunTime = (path: string): boolean =>
  !FOR_DEVELOPERS.test(path) && (!FONT.test(path) || FONT_OF_DOCUMENTS.test(path));
