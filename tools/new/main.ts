import { describeFailure, PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { workspaceRoot } from '../files/workspace-paths.ts';
import { Draft } from './draft.ts';
import { formatted } from './formatted.ts';
import { generate } from './generators.ts';

// npm run new -- remote|page|module|notification: writes what docs/developers/how-to describes.
try {
  const draft = new Draft(workspaceRoot);
  const next = await generate(draft, process.argv.slice(2));
  await draft.save();
  const problems = await formatted(workspaceRoot, draft.paths);
  for (const path of draft.paths) console.log(`  ${path}`);
  console.log(`${draft.paths.length} files, ${draft.created.length} of them new.\n${next}`);
  if (problems) throw new PlainFailure(problems);
} catch (failure) {
  console.error(describeFailure(failure));
  process.exitCode = 1;
}
