import { isPublished } from '../../packages/published-libraries.ts';
import type { FileProblem } from './check-files.ts';

const NAMED = /^["'](?:@leafshift\/)?([^"']+)["']: (?:major|minor|patch)$/gm;

/** Written changes of what no team installs: with one of them no version could be made. */
export const changesOfNothingPublished = (path: string, text: string): FileProblem[] =>
  [...text.matchAll(NAMED)]
    .map(([, name = '']) => name)
    .filter((name) => !isPublished(name))
    .map((name) => `${path} names ${name}, which is not published`);
