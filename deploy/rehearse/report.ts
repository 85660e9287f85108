import type { Met } from './crowd.ts';
import { type Line, type Outcome, problemsOf } from './rehearse.ts';

/** When and on what a rehearsal was. */
export interface Circumstances {
  readonly date: Date;
  readonly machine: string;
  readonly commit: string;
}

/** Where it lies on this machine is of no use to others. */
const IN_A_FOLDER = / \(\/.*\)$/;

const failuresOf = ({ failed }: Met): string =>
  [...failed].map(([what, times]) => `${times} × ${what}`).join(', ') || '0';

function row({ name, met, saw, problems }: Line): string {
  const counts = met
    ? [met.seconds, met.requests, failuresOf(met), met.acknowledged, met.longestMs]
    : ['', '', '', '', ''];
  const text = problems.length > 0 ? `**Not as it must be:** ${problems.join('; ')}` : saw;
  const cells = [name, ...counts, text.replaceAll(/\s*\n\s*/g, ' ').replaceAll('|', '/')];
  return `| ${cells.join(' | ')} |`;
}

/** The page for operators on a rehearsal. */
export function reportOf(outcome: Outcome, { date, machine, commit }: Circumstances): string {
  const { lines, skipped, evidence, acknowledged, database, startSeconds } = outcome;
  const problems = problemsOf(outcome);
  const requests = lines.reduce((sum, { met }) => sum + (met?.requests ?? 0), 0);
  const day = date.toISOString().slice(0, 10);
  return `# A rehearsal

This page is written by \`npm run deploy:rehearse\`, which starts an installation of several processes on one machine as [deploying](deploying.md) says, lets a crowd use it through nginx and TLS, and does to it what may happen: two processes of the API and two gateways from a folder as \`make-release.sh\` makes it, a replica set of three members, Redis and nginx of the distribution with the operators' files, stand-ins for the store of files, the mail server and the payment provider. It ends with an error where something is not as it must be.

On ${day}, commit ${commit}, on ${machine}, with ${database.replace(IN_A_FOLDER, '')}. From nothing to everything running and two people signed up took ${startSeconds} s.

${problems.length === 0 ? 'Everything was as it must be.' : `**${problems.length} things were not as they must be.**`} ${requests} requests; ${acknowledged} shifts were said to be posted, ${evidence.lost} of them were lost, ${evidence.unasked} were there twice; the answer to ${evidence.answersLost} more was lost with a process. ${evidence.dead} records of the outbox failed for good. ${evidence.mails} mails came, ${evidence.mailsTwice} of them a second time under the same id.

| what happened | seconds | requests | no success | shifts posted | longest answer (ms) | what was seen |
| --- | --- | --- | --- | --- | --- | --- |
${lines.map(row).join('\n')}
${skipped.length > 0 ? `\nNot done here:\n\n${skipped.map((line) => `- ${line}`).join('\n')}\n` : ''}
'No success' counts answers from 400 on, by status, and connections that broke; only where parts are killed may there be any, and no 500. A posting that was not answered is sent again under its idempotency key, and is refused with 409 where its first sending may have done its work though its answer was lost. All parts share the machine, so times say how parts compare, not how fast an installation is.
`;
}
