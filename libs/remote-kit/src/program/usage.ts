import type { Surroundings } from './surroundings.ts';

/** What `--help` says. */
export const usage = ({
  program,
  remotes,
  problem,
  target,
  portal,
  shared,
}: Surroundings): string =>
  `${program} <command> [<remote>] [options]

Makes, tries and releases one part of the portal alone. Here: ${[...remotes.keys()].join(', ') || problem || 'none'}. Where there is
one only, it need not be named.

Making:
  create <remote>                writes a new remote into a folder of that name
  dev                            serves the remote as you work on it, to be tried in a real portal
  qa                             opens the remote alone on a fake shell: no portal, no API
  test [-- <options of Jest>]    runs its specs
  build                          builds it into dist/ and checks that it keeps the contract

Releasing:
  release                        checks and publishes the build as the next release, for everybody
  canary --percent 10            gives a share of the users a release, always the same users
  promote                        gives everybody the release of the canary
  rollback                       ends the canary; without one, goes back to the release before
  prune --keep 5                 removes old releases, but those that five rollbacks lead to
  list                           the releases, who gets which, and what was changed when
  check                          whether the releases in use fit the shell of the portal
  pin --user <id>                gives one user --release <n>; without, what all others get
  retire                         takes the remote out of the portal; its releases stay
  settings                       what is set for the portal; sets what is given with
                                 --google-maps-key, --android-store, --ios-store, --terms,
                                 --privacy, --override-origins

What is published (release, canary):
  --dist <folder>    a finished build; without, the remote is built here first
  --no-smoke         leaves away opening every page of it in a browser before that
  --hold             release only: publish it, but give it to nobody yet
  --for <time>       canary: watches it so long (15m), then gives it to everybody
  --max-failures <%> canary: ends it as soon as more of its pages and slots fail (1%), or
                     nobody sees how many: whoever ends the watch ends the canary
  --metrics <url>    canary, list: the metrics port of each API process, with commas
                     (METRICS_URL, a team's leafshift.json; METRICS_TOKEN is
                     sent as bearer)
  --release <n>      canary: this release instead of the build, needed where another one is the
                     canary; promote: instead of the canary's; pin: the one of the user
  --to <n>           rollback: this release instead of the one before

What is removed (prune), never what somebody gets, nor the newest:
  --keep <n>         how many releases back, and how many of the newest, stay
  --even-young       also what was given to somebody, or published, less than 7 days ago

Where to:
  --target <place>   a folder, or s3://bucket/prefix (RELEASE_TARGET; ${target ?? 'leafshift.json'})
  --url <address>    where browsers reach the target (RELEASE_URL);
                     other layouts are written out: https://worker.example.ca/{number}/
  --portal <address> the portal it is for (${portal})
  --shared <file>    what its shell shares, a file or an address
                     (${shared}; with --portal, what that one says)
  A bucket is reached with S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.

For dev and qa:
  --port <n>         where (4291, 4290)

Windows that are open keep their release until they are reloaded.`;
