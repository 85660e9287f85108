import '@leafshift/remote-kit/process/end-with-parent';
import { describeFailure, PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import type { Stage, StageResult } from './stage.ts';
import { stages } from './stages.ts';
import { isGood, type NamedResult, summary } from './summary.ts';

// npm test [-- stage ...]: all stages, or the ones named.
try {
  const results: NamedResult[] = [];
  for (const stage of chosenStages(process.argv.slice(2))) {
    console.log(`\n--- ${stage.name}: ${stage.title}`);
    results.push([stage.name, await timed(stage)]);
  }
  console.log(summary(results));
  process.exitCode = isGood(results) ? 0 : 1;
} catch (failure) {
  console.error(describeFailure(failure));
  process.exitCode = 1;
}

function chosenStages(names: readonly string[]): readonly Stage[] {
  const unknown = names.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    const known = stages.map(({ name }) => name).join(', ');
    throw new PlainFailure(`No stage is called ${unknown.join(' or ')}; there are ${known}.`);
  }
  return names.length === 0 ? stages : stages.filter(({ name }) => names.includes(name));
}

async function timed(stage: Stage): Promise<StageResult> {
  const begin = Date.now();
  const counts = await stage.run();
  return { ...counts, milliseconds: Date.now() - begin };
}
