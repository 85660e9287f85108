import Sequencer from '@jest/test-sequencer';

/** They take longer by far than others, and would be left alone at the end where Jest goes by the size of files. */
export const LONGEST = [
  'deploy/rehearse/rehearse.spec.ts',
  'tools/bench/api/same-answers.spec.ts',
  'simulation/simulation.spec.ts',
];

/** @param {{ path: string }} test */
const rank = ({ path }) => (LONGEST.some((file) => path.endsWith(`/${file}`)) ? 0 : 1);

/** Jest's own order behind the longest spec files. */
export default class LongestFirst extends Sequencer {
  /** @type {Sequencer['sort']} @override */
  async sort(tests) {
    const others = await super.sort(tests);
    return others.toSorted((one, other) => rank(one) - rank(other));
  }
}
