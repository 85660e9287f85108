import { remoteNames } from '../start/remote-names.ts';

/** What `npm run remote -- --help` says. */
export const USAGE = `npm run remote -- <command> <remote> [options]

Releases one part of the portal alone. Here: ${remoteNames.join(', ')}; others with --dist.

  release <remote>               checks and publishes the build as the next release, for everybody
  canary <remote> --percent 10   gives a share of the users a release, always the same users
  promote <remote>               gives everybody the release of the canary
  rollback <remote>              ends the canary; without one, goes back to the release before
  prune <remote> --keep 5        removes old releases, but those that five rollbacks lead to
  list [<remote>]                the releases, who gets which, and what was changed when
  check [<remote>]               whether the releases in use fit the shell that is built here
  pin <remote> --user <id>       gives one user --release <n>; without, what all others get
  retire <remote>                takes the remote out of the portal; its releases stay
  settings                       what is set for the portal; sets what is given with
                                 --google-maps-key, --android-store, --ios-store, --override-origins
  serve <remote>                 serves the remote as you work on it, to be tried in a real portal

What is published (release, canary):
  --dist <folder>    a finished build; without, the remote is built here first
  --hold             release only: publish it, but give it to nobody yet
  --for <time>       canary: watches it so long (15m), then gives it to everybody
  --max-failures <%> canary: ends it as soon as more of its pages and slots fail (1%)
  --metrics <url>    canary, list: where the API answers /api/metrics; several with commas
                     (METRICS_URL)
  --release <n>      canary, promote: this release instead of the canary's or a new one
  --to <n>           rollback: this release instead of the one before

What is removed (prune), never what somebody gets, nor the newest:
  --keep <n>         how many releases back, and how many of the newest, stay
  --even-young       also what was given to somebody, or published, less than 7 days ago

Where to:
  --target <place>   a folder, or s3://bucket/prefix (RELEASE_TARGET; DATA_DIR/registry)
  --url <address>    where browsers reach the target (RELEASE_URL; the ports of npm start);
                     other layouts are written out: https://worker.example.ca/{number}/
  --shared <file>      what the shell shares, a file or its address at a portal
                     (https://…/shared-libraries.json); without, that of the shell built here
  A bucket is reached with S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.

For serve:
  --port <n>         where (4291)
  --portal <address> the portal that may load it (http://localhost:4200)

Windows that are open keep their release until they are reloaded.`;
