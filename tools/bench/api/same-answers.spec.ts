import { openBenchWorld } from './bench-world.ts';
import { requireSameAnswers } from './same-answers.ts';

/** So much that each page of the samples has something on it. */
const SMALL = { permanentPostings: 500, shifts: 2000 };

it('the peer that the API is measured against gives the same answers', async () => {
  await using world = await openBenchWorld({ size: SMALL, say: () => undefined });

  const compared = await requireSameAnswers(world);

  expect(compared).toBe(80);
}, 300_000);
