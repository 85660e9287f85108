import { parseArgs } from 'node:util';
import { TeamMemberForm } from '@leafshift/contracts/back-office';
import { DocumentStatus } from '@leafshift/contracts/profile';
import { SuspensionEnd } from '@leafshift/contracts/suspensions';
import { AdminRole } from '@leafshift/contracts/users';
import { DEFAULT_LANGUAGE } from '@leafshift/domain/languages';
import type { TextCode } from '@leafshift/domain/text-code';
import { sayIn } from '@leafshift/texts/server';
import type { INestApplicationContext } from '@nestjs/common';
import { z } from 'zod';
import { ApiError } from '../core/errors/api-error.ts';
import { asId } from '../core/ids.ts';
import {
  AccessAdministration,
  AccountAdministration,
  AdminTeam,
  Reviews,
} from '../modules/admin/index.ts';
import { Ledger } from '../modules/ledger/index.ts';
import type { DocumentId } from '../modules/profile/index.ts';
import { FactorSecrets } from '../modules/second-factor/index.ts';
import { Users } from '../modules/users/index.ts';
import { type Arguments, actingAdmin, type Command, MissingArgument, needed } from './arguments.ts';
import { BACKUP_COMMANDS, BACKUP_USAGE } from './backup-commands.ts';
import { DESK_COMMANDS, DESK_USAGE } from './desk-commands.ts';
import { LOG_COMMANDS, LOG_USAGE } from './log-commands.ts';
import { MIGRATE_USAGE, migrate } from './migrate-command.ts';
import { OperatorError } from './operator-error.ts';
import { OUTBOX_COMMANDS, OUTBOX_USAGE } from './outbox-commands.ts';
import { PAYOUT_COMMANDS, PAYOUT_USAGE } from './payout-commands.ts';
import { POSTING_COMMANDS, POSTING_USAGE } from './posting-commands.ts';

/** What works on a database as it is; others need one that is as this release needs it. */
export const OF_ANY_DATABASE: ReadonlySet<string> = new Set([
  'migrate',
  ...Object.keys(BACKUP_COMMANDS),
]);

/** What was never submitted is no document yet. */
const Submitted = DocumentStatus.exclude(['Not Submitted']);

const COMMANDS: Readonly<Record<string, Command>> = {
  'make-admin': makeAdmin,
  'set-roles': setRoles,
  reviews: listReviews,
  approve: (app, args) => decide(app, args, { decision: 'Approved' }),
  reject: (app, args) =>
    decide(app, args, { decision: 'Rejected', reason: needed(args.reason, '--reason "…"') }),
  suspend,
  lift,
  'end-sessions': endSessions,
  'remove-second-factor': removeSecondFactor,
  'renew-secrets': renewSecrets,
  'check-ledger': checkLedger,
  migrate,
  ...BACKUP_COMMANDS,
  ...POSTING_COMMANDS,
  ...PAYOUT_COMMANDS,
  ...OUTBOX_COMMANDS,
  ...LOG_COMMANDS,
  ...DESK_COMMANDS,
};

/** The names of all commands that work on the database. */
export const commandNames: readonly string[] = Object.keys(COMMANDS);

/** What the operator can ask for. */
export const USAGE = `Usage: npm run operator -- <command>

  make-admin <e-mail> --name <name> [--roles reviewer,support] [--as …]
                                            make a back-office account (reviewer, support, finance or owner; owner
                                            unless said); a mail lets the person choose a password
  set-roles <e-mail> --roles finance [--as …]
                                            set what somebody of the back office may do
  reviews [--status Pending]                list submitted documents, longest waiting first
  approve <document> [--as <admin e-mail>]  approve a document
  reject <document> --reason "…" [--as …]   reject a document; its owner reads the reason
${POSTING_USAGE}
${PAYOUT_USAGE}
${OUTBOX_USAGE}
${LOG_USAGE}
${DESK_USAGE}
  suspend <e-mail> --reason "…" [--until 2026-12-01T12:00:00Z] [--as …]
                                            suspend an account; its owner reads the reason
  lift <e-mail> [--as …]                    lift a suspension
  end-sessions <e-mail> [--as …]            sign an account out everywhere, at once
  remove-second-factor <e-mail> --reason "…" [--as …]
                                            remove what an owner has lost; the password is enough then
  renew-secrets                             seal stored secrets with the JWT_SECRET of now
${MIGRATE_USAGE}
${BACKUP_USAGE}
  check-ledger                              check that the books sum to zero
  check-config                              say what is missing or wrong in the settings, without starting

Every change of an account and every decision is written to the audit log in the name of an admin; --as may be left out when there is only one.`;

/**
 * Carries out one command and gives the lines to print; long ones go to `print`, where there is one, as
 * they come. Throws OperatorError where it cannot be
 * carried out, with nothing changed.
 */
export async function runCommand(
  app: INestApplicationContext,
  [name = '', ...rest]: readonly string[],
  print?: (line: string) => void,
): Promise<readonly string[]> {
  const command = Object.entries(COMMANDS).find(([known]) => known === name)?.[1];
  if (!command) {
    throw new OperatorError(name ? `There is no command ${name}.\n\n${USAGE}` : USAGE);
  }
  const printed: string[] = [];
  const args = argumentsOf(rest, print ?? ((line) => printed.push(line)));
  try {
    const lines = await command(app, args);
    return [...printed, ...lines];
  } catch (error) {
    if (error instanceof MissingArgument) {
      throw new OperatorError(`${error.message}\n\n${USAGE}`, { cause: error });
    }
    if (error instanceof ApiError) {
      throw new OperatorError(sentenceOf(error), { cause: error });
    }
    throw error;
  }
}

function argumentsOf(rest: readonly string[], print: (line: string) => void): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...rest],
      allowPositionals: true,
      options: {
        as: { type: 'string' },
        name: { type: 'string' },
        roles: { type: 'string' },
        reason: { type: 'string' },
        revision: { type: 'string' },
        until: { type: 'string' },
        kind: { type: 'string' },
        from: { type: 'string' },
        to: { type: 'string' },
        input: { type: 'string' },
        status: { type: 'string', default: 'Pending' },
        'dry-run': { type: 'boolean' },
      },
    });
    const { 'dry-run': dryRun, ...others } = values;
    return { subject: positionals[0], print, dryRun, ...others };
  } catch (error) {
    throw new OperatorError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`, {
      cause: error,
    });
  }
}

const inEnglish = (text: TextCode): string => sayIn(DEFAULT_LANGUAGE, text);

const sentenceOf = ({ text, errors }: ApiError): string =>
  [
    inEnglish(text),
    ...(errors ?? []).map((problem) => `${problem.path}: ${inEnglish(problem.text)}`),
  ].join('\n');

async function makeAdmin(app: INestApplicationContext, { subject, name, roles, as }: Arguments) {
  const email = needed(subject, 'an e-mail address');
  const form = TeamMemberForm.safeParse({
    name: needed(name, '--name'),
    email,
    adminRoles: rolesIn(roles ?? 'owner'),
  });
  if (!form.success) throw new OperatorError(`${email} is no e-mail address, or that is no name.`);
  // The first one is made by nobody.
  const admin = as === undefined ? null : await actingAdmin(app, as);
  await app.get(AdminTeam).add(admin, form.data);
  return [`${email} is an admin. A mail with a link to choose a password is on its way.`];
}

async function setRoles(app: INestApplicationContext, { subject, roles, as }: Arguments) {
  const { email, userId } = await accountOf(app, subject);
  const wanted = rolesIn(needed(roles, '--roles reviewer,support'));
  await app.get(AdminTeam).setRoles(await actingAdmin(app, as), userId, wanted);
  return [`${email} may do what is for ${wanted.join(', ')}.`];
}

function rolesIn(text: string): readonly AdminRole[] {
  const wanted = z
    .array(AdminRole)
    .min(1)
    .safeParse(text.split(',').map((role) => role.trim()));
  if (!wanted.success) {
    throw new OperatorError(`Roles are of ${AdminRole.options.join(', ')}, with commas between.`);
  }
  return wanted.data;
}

async function listReviews(app: INestApplicationContext, { status }: Arguments) {
  const wanted = Submitted.safeParse(status);
  if (!wanted.success) {
    throw new OperatorError(`A status is one of ${Submitted.options.join(', ')}.`);
  }
  const { reviews, nextCursor } = await app.get(Reviews).list(wanted.data, { limit: 100 });
  const lines = reviews.map(({ _id, kind, userName, submittedAt }) =>
    [_id, kind, userName, submittedAt].join('  '),
  );
  const more = nextCursor ? ['There are more; decide these first.'] : [];
  return lines.length > 0 ? [...lines, ...more] : [`No document is ${status}.`];
}

async function decide(
  app: INestApplicationContext,
  { subject, as }: Arguments,
  decision: { decision: 'Approved' } | { decision: 'Rejected'; reason: string },
) {
  const id = asId<DocumentId>(needed(subject, "a document's id, as `reviews` lists it"));
  const review = await app.get(Reviews).decide(await actingAdmin(app, as), id, decision);
  return [`${review.kind} of ${review.userName} is ${decision.decision}.`];
}

async function suspend(app: INestApplicationContext, { subject, reason, until, as }: Arguments) {
  const { email, userId } = await accountOf(app, subject);
  const words = needed(reason, '--reason "…"');
  if (until !== undefined && !SuspensionEnd.safeParse(until).success) {
    throw new OperatorError(`--until is a time in UTC, such as 2026-12-01T12:00:00Z.\n\n${USAGE}`);
  }
  await app.get(AccountAdministration).change(await actingAdmin(app, as), userId, {
    suspended: true,
    reason: words,
    until: until === undefined ? undefined : new Date(until),
  });
  return [`${email} is suspended${until ? ` until ${until}` : ''}.`];
}

async function lift(app: INestApplicationContext, { subject, reason, as }: Arguments) {
  const { email, userId } = await accountOf(app, subject);
  const change = { suspended: false, reason };
  await app.get(AccountAdministration).change(await actingAdmin(app, as), userId, change);
  return [`${email} is active.`];
}

async function accountOf(app: INestApplicationContext, subject: string | undefined) {
  const email = needed(subject, 'an e-mail address');
  const account = await app.get(Users).findByEmail(email);
  if (!account) {
    throw new OperatorError(`There is no account ${email}.`);
  }
  return { email, userId: account.userId };
}

async function removeSecondFactor(app: INestApplicationContext, args: Arguments) {
  const { subject, reason, as } = args;
  const { email, userId } = await accountOf(app, subject);
  const why = needed(reason, '--reason "…"');
  const admin = await actingAdmin(app, as);
  if (!(await app.get(AccessAdministration).removeSecondFactors(admin, userId, why))) {
    throw new OperatorError(`${email} has no second factor.`);
  }
  return [`${email} signs in with the password alone until a new second factor is set up.`];
}

async function endSessions(app: INestApplicationContext, { subject, as }: Arguments) {
  const { email, userId } = await accountOf(app, subject);
  await app.get(AccessAdministration).endSessions(await actingAdmin(app, as), userId);
  return [`${email} is signed out everywhere.`];
}

async function renewSecrets(app: INestApplicationContext) {
  const renewed = await app.get(FactorSecrets).renew();
  return [`${renewed} stored secrets were sealed anew; all of them are sealed with JWT_SECRET.`];
}

async function checkLedger(app: INestApplicationContext) {
  const { sumCents, entries, unbalanced } = await app.get(Ledger).check();
  if (sumCents !== 0 || unbalanced.length > 0) {
    throw new OperatorError(
      [`The books do NOT balance: ${sumCents} cents over ${entries} entries.`, ...unbalanced].join(
        '\n',
      ),
    );
  }
  return [`The books sum to zero over ${entries} entries.`];
}
