import type { StepRunner } from './start-stack.ts';

const TITLE_WIDTH = 26;
const STILL_WORKING_MS = 10_000;

/** Prints each step of a start as it begins, goes on (also when it is silent) and ends, with its seconds. */
export function printedSteps(say: (line: string) => void = console.log): StepRunner {
  return async (title, step) => {
    const begin = Date.now();
    const seconds = () => (Date.now() - begin) / 1000;
    say(`  ${title} ...`);
    const timer = setInterval(
      () => say(`    ${title}: still at it, ${Math.round(seconds())} s`),
      STILL_WORKING_MS,
    );
    try {
      const result = await step((line) => say(`    ${title}: ${line}`));
      say(`  ${title.padEnd(TITLE_WIDTH)}ready (${seconds().toFixed(1)} s)`);
      return result;
    } finally {
      clearInterval(timer);
    }
  };
}
