import '@leafshift/remote-kit/process/end-with-parent';
import { runProgram } from '@leafshift/remote-kit/program/run-program';
import { workspaceSurroundings } from './workspace-surroundings.ts';

// npm run remote -- release mf-worker, npm run qa -- mf-worker: the program of libs/remote-kit for the
// remotes of this workspace.
process.exitCode = await runProgram(
  process.argv.slice(2),
  workspaceSurroundings(process.env),
  process.env,
);
