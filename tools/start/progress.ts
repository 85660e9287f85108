import type { StepRunner } from './start-stack.ts';

const TITLE_WIDTH = 26;

/** Prints each step of a start as it begins, goes on and ends, with the seconds it took. */
export function printedSteps(say: (line: string) => void = console.log): StepRunner {
  return async (title, step) => {
    const begin = Date.now();
    say(`  ${title} ...`);
    const result = await step((line) => say(`    ${title}: ${line}`));
    const seconds = ((Date.now() - begin) / 1000).toFixed(1);
    say(`  ${title.padEnd(TITLE_WIDTH)}ready (${seconds} s)`);
    return result;
  };
}
