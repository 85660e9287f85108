import { type ParseArgsConfig, parseArgs } from 'node:util';
import { PlainFailure } from './plain-failure.ts';

/** What was typed after a command, as `parseArgs` reads it. Throws a PlainFailure for what it does not know. */
export function typedOptions<Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (cause) {
    // What comes after the first sentence is about arguments that begin with a hyphen.
    const [sentence] = (cause as Error).message.split('. ');
    throw new PlainFailure(`${sentence}. See --help.`, { cause });
  }
}

/** A whole number that was typed, of `what`. Throws a PlainFailure for anything else. */
export function typedNumber(text: string, what: string, least = 1): number {
  const number = Number(text);
  if (text.trim() !== '' && Number.isSafeInteger(number) && number >= least) return number;
  throw new PlainFailure(`${what} is a whole number from ${least} on, not '${text}'.`);
}

/**
 * Those whose name has the words that were typed, in whatever case; all of them for none. Throws a
 * PlainFailure with all names where no name has them.
 */
export function namedLike<One>(
  all: readonly One[],
  words: string,
  nameOf: (one: One) => string,
): readonly One[] {
  const found = all.filter((one) => nameOf(one).toLowerCase().includes(words.toLowerCase()));
  if (found.length > 0) return found;
  throw new PlainFailure(`None has '${words}' in its name: ${all.map(nameOf).join('; ')}.`);
}
