import type { INestApplicationContext } from '@nestjs/common';
import { type AdminId, asId } from '../core/ids.ts';
import { Users } from '../modules/users/index.ts';
import { OperatorError } from './operator-error.ts';

/** What a command was given. */
export interface Arguments {
  readonly subject: string | undefined;
  readonly as?: string | undefined;
  readonly name?: string | undefined;
  readonly roles?: string | undefined;
  readonly reason?: string | undefined;
  readonly revision?: string | undefined;
  readonly until?: string | undefined;
  readonly status: string;
  readonly kind?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly input?: string | undefined;
  readonly dryRun?: boolean | undefined;
  /** Prints a line at once, for what is too long to be gathered. */
  readonly print: (line: string) => void;
}

/** Carries a command out and gives the lines to print. */
export type Command = (app: INestApplicationContext, args: Arguments) => Promise<readonly string[]>;

/** A command was not given what it needs. */
export class MissingArgument extends OperatorError {}

/** The trimmed value. Throws MissingArgument where there is none; `what` says what to give. */
export function needed(value: string | undefined, what: string): string {
  if (!value?.trim()) {
    throw new MissingArgument(`Please give ${what}.`);
  }
  return value.trim();
}

/** In whose name the audit log has it: the admin that was named, or the only one. */
export async function actingAdmin(app: INestApplicationContext, email?: string): Promise<AdminId> {
  const users = app.get(Users);
  if (email) {
    const account = await users.findByEmail(email);
    if (account?.usertype !== 'Admin') {
      throw new OperatorError(`${email} is no admin.`);
    }
    return asId<AdminId>(account.userId);
  }
  const admins = await users.listAdmins();
  const [only] = admins;
  if (!only || admins.length > 1) {
    throw new OperatorError(
      only
        ? 'There are several admins: say with --as in whose name this is done.'
        : 'There is no admin yet: make one with make-admin.',
    );
  }
  return asId<AdminId>(only);
}
