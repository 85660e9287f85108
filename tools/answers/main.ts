import '@leafshift/remote-kit/process/end-with-parent';
import { describeFailure } from '@leafshift/remote-kit/process/plain-failure';
import { startDatabase } from '../database/start-database.ts';
import { checkOut } from './checkout.ts';
import { compareAnswers } from './compare-answers.ts';
import { readOptions } from './options.ts';
import { reportLines } from './report.ts';

// npm run compare:answers -- <commit> [--allow '<call> <field>'] …: whether this tree answers every GET as
// the commit did (docs/developers/comparing-answers.md).
const say = (line: string): void => console.log(line);

try {
  const { revision, allowed } = readOptions(process.argv.slice(2));
  await using cleanUp = new AsyncDisposableStack();
  const checkout = await checkOut(revision);
  cleanUp.defer(() => checkout.remove());
  const database = await startDatabase({ port: 0, onProgress: say });
  cleanUp.defer(() => database.stop());
  const mongodbUri = database.uri;
  const comparison = await compareAnswers({ checkout, mongodbUri, allowed, say });
  const { asked, differences, neverAnswered, ledgerIsBalanced } = comparison;
  for (const line of reportLines(differences)) say(line);
  if (neverAnswered.length > 0) say(`Refused to everybody: ${neverAnswered.join(', ')}`);
  say(`The ledger ${ledgerIsBalanced ? 'sums to zero' : 'DOES NOT SUM TO ZERO'}.`);
  say(`${asked} answers compared, ${differences.length} differences.`);
  if (differences.length > 0 || !ledgerIsBalanced) process.exitCode = 1;
} catch (failure) {
  console.error(describeFailure(failure));
  process.exitCode = 1;
}
