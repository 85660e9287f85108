import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allCalls } from '@leafshift/contracts/calls';
import { commandNames } from './commands.ts';

/** With which calls the back office does what a command does, or why it does not. */
const IN_THE_BACK_OFFICE: Readonly<Record<string, readonly string[] | { readonly not: string }>> = {
  'make-admin': ['admin.addTeamMember'],
  'set-roles': ['admin.setRoles', 'admin.team'],
  reviews: ['admin.reviews'],
  approve: ['admin.decideReview'],
  reject: ['admin.decideReview'],
  postings: ['moderation.queue'],
  publish: ['moderation.decide'],
  refuse: ['moderation.decide'],
  reports: ['moderation.reports'],
  'put-aside': ['moderation.dismissReport'],
  'take-down': ['moderation.takeDown'],
  suspend: ['admin.updateUser'],
  lift: ['admin.updateUser'],
  'end-sessions': ['admin.endSessions'],
  'remove-second-factor': ['admin.removeSecondFactors'],
  'hold-pay': ['admin.holdPayout'],
  'release-pay': ['admin.holdPayout'],
  dead: ['admin.outbox'],
  'send-again': ['admin.retryOutbox', 'admin.retryOutboxKind'],
  'export-audit-log': ['admin.auditCsv'],
  'export-security-log': ['admin.securityLogCsv'],
  'check-ledger': ['admin.checkLedger'],
  'renew-secrets': { not: 'It is about the settings of the machine, which holds both secrets.' },
  migrate: { not: 'It is done before a release serves anybody.' },
  backup: { not: 'It writes to a folder of the machine.' },
  restore: { not: 'It fills an empty installation, in which nobody is signed in.' },
  verify: { not: 'It reads a folder of the machine, or every file of the storage.' },
  calls: { not: 'It names the calls themselves.' },
  call: { not: 'It makes any of them.' },
};

const PAGE = readFileSync(join(import.meta.dirname, '../../../docs/operators/running.md'), 'utf8');

describe('what an operator does by command', () => {
  const desk = allCalls
    .filter(({ access }) => typeof access !== 'string' && access.includes('Admin'))
    .map(({ name }) => name);

  it('can be done in the back office, or it is said why not (OFFICE-14)', () => {
    expect(commandNames.toSorted()).toEqual(Object.keys(IN_THE_BACK_OFFICE).toSorted());
  });

  it.each(commandNames)('%s stands in the table of commands that operators read', (command) => {
    expect(PAGE).toMatch(new RegExp(`^\\|[^|]*\`${command}[ \`]`, 'm'));
  });

  it.each(commandNames)('%s has calls that there are', (command) => {
    const calls = IN_THE_BACK_OFFICE[command] ?? [];
    const named = 'not' in calls ? [] : calls;

    expect(named.filter((name) => !desk.includes(name))).toEqual([]);
    expect('not' in calls || named.length > 0).toBe(true);
  });
});
