import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { it } from '@jest/globals';
import type { Visitor } from './visitor.ts';

const PICTURES = join(import.meta.dirname, '../test-results');

/**
 * The steps of a journey, each a test that needs the ones before it: after a failure the others
 * fail at once, and what every window showed is kept in `e2e/test-results`. After each step no window
 * is wider than its screen. A step that takes long on purpose says how long, in milliseconds.
 */
export const journey = (
  name: string,
  windows: () => Readonly<Record<string, Visitor>>,
): ((step: string, walk: () => Promise<void> | void, patienceMs?: number) => void) => {
  let failedStep: string | null = null;

  return (step, walk, patienceMs) =>
    it(
      step,
      async () => {
        if (failedStep !== null) throw new Error(`An earlier step failed: ${failedStep}`);
        try {
          await walk();
          await checkWidths(windows());
        } catch (error) {
          failedStep = step;
          await takePictures(name, windows());
          throw error;
        }
      },
      patienceMs,
    );
};

async function checkWidths(windows: Readonly<Record<string, Visitor>>): Promise<void> {
  for (const [who, { page }] of Object.entries(windows)) {
    const excess = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    if (excess > 0) throw new Error(`${who} scrolls sideways by ${excess} px at ${page.url()}`);
  }
}

async function takePictures(name: string, windows: Readonly<Record<string, Visitor>>) {
  await mkdir(PICTURES, { recursive: true });
  for (const [who, { page, problems }] of Object.entries(windows)) {
    await page.screenshot({ path: join(PICTURES, `${name}-${who}.png`) });
    if (problems.length > 0) console.error(`${who}:\n${problems.join('\n')}`);
  }
}
