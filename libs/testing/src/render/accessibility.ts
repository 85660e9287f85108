/// <reference path="./jest-axe.d.ts" />
import { axe } from 'jest-axe';

/** What axe finds wrong in a part of the page: one line each; none when all is well. */
export async function accessibilityProblems(container: Element): Promise<string[]> {
  // Colours are checked by the contrast spec of the themes: jsdom computes none.
  const { violations } = await axe(container, { rules: { 'color-contrast': { enabled: false } } });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} (${node.target.join(' ')})`),
  );
}
