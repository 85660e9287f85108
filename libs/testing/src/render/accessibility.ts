/// <reference path="./jest-axe.d.ts" />
import { getConfig } from '@testing-library/react';
import { axe } from 'jest-axe';

/** What axe finds wrong in a part of the page: one line each; none when all is well. */
export async function accessibilityProblems(container: Element): Promise<string[]> {
  // The page goes on while axe reads it, as it does while a spec waits for something to appear.
  const { violations }: Awaited<ReturnType<typeof axe>> = await getConfig().asyncWrapper(() =>
    // Colours are checked by the contrast spec of the themes: jsdom computes none.
    axe(container, { rules: { 'color-contrast': { enabled: false } } }),
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} (${node.target.join(' ')})`),
  );
}
