#!/usr/bin/env node
import '../process/end-with-parent.ts';
import { refusedNode } from 'create-leafshift-remote/oldest-node';
import { describeFailure, PlainFailure } from '../process/plain-failure.ts';
import { ownFolder } from './own-folder.ts';
import { runProgram } from './run-program.ts';

// leafshift-remote <command>: the remote in the folder where it is typed.
try {
  const refused = refusedNode();
  if (refused) throw new PlainFailure(refused);
  const surroundings = await ownFolder(process.cwd(), process.env);
  process.exitCode = await runProgram(process.argv.slice(2), surroundings, process.env);
} catch (failure) {
  process.stderr.write(`${describeFailure(failure)}\n`);
  process.exitCode = 1;
}
