import { resolve } from 'node:path';
import { type Command, needed } from './arguments.ts';
import { backUp } from './backup/backup.ts';
import { restore } from './backup/restore.ts';
import { checkBackup } from './backup/verify-backup.ts';
import { OperatorError } from './operator-error.ts';
import { checkInstallation } from './verify-installation.ts';

/** What the operator can ask for about backups. */
export const BACKUP_USAGE = `  backup <folder>                           save database and files as they are at one moment; after a break
                                            the same command goes on
  restore <folder>                          fill an empty installation from a backup
  verify [<folder>]                         check books, references and files of this installation, or a backup`;

const backupCommand: Command = async (app, { subject, print }) => {
  const folder = folderIn(subject);
  const { collections, files, missing } = await backUp(app, folder, print);
  const documents = collections.reduce((sum, collection) => sum + collection.documents, 0);
  return [
    `${documents} documents of ${collections.length} collections and ${files.count} files are in ${folder}. Whoever has it has everybody's data: keep it as you keep the database.`,
    ...missing.map(sayRemoved),
  ];
};

const restoreCommand: Command = async (app, { subject, print }) => {
  const { takenAt, missing } = await restore(app, folderIn(subject), print);
  const { lines, problems } = await checkInstallation(app, new Set(missing));
  refuseFor(problems);
  return [
    ...lines,
    ...missing.map(sayRemoved),
    `The installation is as it was at ${takenAt}. Nobody is signed in.`,
  ];
};

const verify: Command = async (app, { subject }) => {
  if (subject === undefined) {
    const { lines, problems } = await checkInstallation(app);
    refuseFor(problems);
    return [...lines, 'Everything fits together.'];
  }
  const folder = folderIn(subject);
  const { manifest, problems } = await checkBackup(folder);
  refuseFor(problems);
  return [`The backup of ${manifest.takenAt} in ${folder} is whole.`];
};

const sayRemoved = (key: string): string =>
  `The file ${key} was removed while the backup was made.`;

const folderIn = (subject: string | undefined): string => resolve(needed(subject, 'a folder'));

function refuseFor(problems: readonly string[]): void {
  if (problems.length > 0) {
    throw new OperatorError(
      [
        ...problems,
        `${problems.length} ${problems.length === 1 ? 'problem was' : 'problems were'} found.`,
      ].join('\n'),
    );
  }
}

/** Backups of the whole installation. */
export const BACKUP_COMMANDS: Readonly<Record<string, Command>> = {
  backup: backupCommand,
  restore: restoreCommand,
  verify,
};
