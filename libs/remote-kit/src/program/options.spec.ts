import { aTeam } from '../testing/a-release-context.ts';
import { remoteOptions } from './options.ts';

describe('leafshift-remote', () => {
  const refusal = (text: string) => () => remoteOptions(text.split(' '), aTeam(), {});

  it.each([
    ['publish mf-worker', "There is no command 'publish', only create, dev"],
    ['release', 'Which remote? As in: '],
    ['release Mf_Nobody', "'Mf_Nobody' is no name of a remote"],
    ['canary mf-worker', 'Which share of the users? As in: canary mf-worker --percent 10'],
    ['canary mf-worker --percent 120', "--percent takes a whole number from 0 to 100, not '120'."],
    ['rollback mf-worker --to yesterday', "--to takes a whole number from 1 up, not 'yesterday'."],
    ['release mf-worker --force', "Unknown option '--force'"],
    ['release mf-worker --percent 10', "'release' has no option --percent."],
    ['pin mf-worker', 'Which user? As in: pin mf-worker --user'],
    ['settings mf-worker', "'settings' are the portal's, not those of mf-worker."],
    ['prune', 'How many releases to go back to? As in: prune mf-worker --keep 5'],
    ['prune mf-worker', 'How many releases to go back to? As in: prune mf-worker --keep 5'],
    ['prune mf-worker --keep 0', "--keep takes a whole number from 1 up, not '0'."],
    ['prune mf-worker --keep all', "--keep takes a whole number from 1 up, not 'all'."],
    ['prune --keep 5', 'Which remote? As in: '],
    ['prune mf-worker mf-employer --keep 5', "'mf-worker mf-employer' is no name of a remote"],
    ['prune mf-worker --keep 5 --release 3', "'prune' has no option --release."],
    ['rollback mf-worker --even-young', "'rollback' has no option --even-young."],
    ['build mf-worker --target out', "'build' has no option --target."],
    ['test mf-worker --portal https://portal.ca', "'test' has no option --portal."],
    ['qa mf-worker --url https://cdn.ca', "'qa' has no option --url."],
    ['create trainings --shared out.json', "'create' has no option --shared."],
    ['dev mf-worker --target out', "'dev' has no option --target."],
    ['settings --url https://cdn.ca', "'settings' has no option --url."],
    [
      'canary mf-worker --percent 10 --release 2 --dist out',
      'A canary is one release: name it with --release, or its build with --dist.',
    ],
    ['canary mf-worker --percent 0 --for 15m', '--percent 0 ends the canary: leave --for away.'],
    ['canary mf-worker --percent 0 --dist x', '--percent 0 ends the canary: leave --dist away.'],
    [
      'release mf-worker --portal portal.example.ca',
      "'portal.example.ca' is no address of a portal: write it as in https://portal.example.ca",
    ],
    ['dev mf-worker --portal localhost:4200', "'localhost:4200' is no address of a portal"],
    [
      'release mf-worker --url cdn.example.ca/{number}',
      "'cdn.example.ca/{number}' is no address of releases: write it as in https://cdn.example.ca/portal",
    ],
    ['canary mf-worker --percent 10 --url s3://bucket', "'s3://bucket' is no address of releases"],
  ])('says plainly what is wrong with: %s', (text, sentence) => {
    expect(refusal(text)).toThrow(sentence);
  });

  it.each(['canary', 'prune', 'pin'])('says to a team how %s is typed there', (command) => {
    const remotes = new Map([['trainings', '/team']]);
    expect(() => remoteOptions([command], aTeam({ remotes }), {})).toThrow(
      `As in: ${command} trainings --`,
    );
  });

  it('takes the same options for all that is done with releases', () => {
    const where =
      '--target out --url https://cdn.ca/{remote}/{number}/ --portal https://portal.ca/';
    for (const command of ['release', 'promote', 'list']) {
      const args = `${command} mf-worker ${where}`.split(' ');
      expect(remoteOptions(args, aTeam(), {})).toMatchObject({
        url: 'https://cdn.ca/{remote}/{number}/',
        portal: 'https://portal.ca',
        shared: 'https://portal.ca/shared-libraries.json',
      });
    }
  });

  it.each([
    [{ portal: 'portal.ca' }, "'portal.ca' is no address of a portal"],
    [{ url: 'cdn.ca' }, "'cdn.ca' is no address of releases"],
  ])(
    'refuses what its surroundings have wrong, before anything is built: %j',
    (parts, sentence) => {
      const asked = (text: string) => remoteOptions(text.split(' '), aTeam(parts), {});
      expect(() => asked('release mf-worker')).toThrow(sentence);
      expect(asked('build mf-worker')).toMatchObject({ command: 'build' });
    },
  );

  it('explains itself', () => {
    expect(remoteOptions([], aTeam(), {})).toBe('help');
    expect(remoteOptions(['release', '--help'], aTeam(), {})).toBe('help');
  });
});
