import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** One name in the spellings of files, variables, classes and sentences. */
export interface Names {
  readonly kebab: string;
  readonly camel: string;
  readonly pascal: string;
  /** As collections are called. */
  readonly snake: string;
  /** `Work Permits` of `work-permits`. */
  readonly title: string;
}

/** The spellings of a name. Throws a PlainFailure for one that is not made of lower-case words with hyphens. */
export function namesOf(name: string): Names {
  if (!NAME.test(name)) {
    throw new PlainFailure(`'${name}' is no name: lower-case words with hyphens, as work-permits.`);
  }
  const words = name.split('-').map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  const pascal = words.join('');
  return {
    kebab: name,
    camel: `${pascal.charAt(0).toLowerCase()}${pascal.slice(1)}`,
    pascal,
    snake: words.join('_').toLowerCase(),
    title: words.join(' '),
  };
}

/** The text with one name in the place of another, in each spelling. */
export function renamed(text: string, from: Names, to: Names): string {
  return text
    .replaceAll(from.title, to.title)
    .replaceAll(from.pascal, to.pascal)
    .replaceAll(from.camel, to.camel)
    .replaceAll(from.snake, to.snake)
    .replaceAll(from.kebab, to.kebab);
}
