#!/usr/bin/env node
import { resolve } from 'node:path';
import { createRemote } from './create-remote.ts';
import { refusedNode } from './oldest-node.ts';

// npm create leafshift-remote@latest my-part
const [name = ''] = process.argv.slice(2);
try {
  const refused = refusedNode();
  if (refused) throw new Error(refused);
  process.stdout.write(`${await createRemote({ name, folder: resolve(name) })}\n`);
} catch (failure) {
  process.stderr.write(`${(failure as Error).message}\n`);
  process.exitCode = 1;
}
