import '@leafshift/remote-kit/process/end-with-parent';
import { runProgram } from '@leafshift/remote-kit/program/run-program';
import { workspaceSurroundings } from './workspace-surroundings.ts';

// npm run remote, npm run qa: the program of libs/remote-kit for the remotes of this workspace.
const { argv, env } = process;
process.exitCode = await runProgram(argv.slice(2), workspaceSurroundings(env), env);
