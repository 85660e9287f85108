import type { PostingDecision } from '@leafshift/contracts/moderation';
import { asId } from '../core/ids.ts';
import { Clock } from '../infra/clock/clock.ts';
import type { PermanentPostingId } from '../modules/job-board/index.ts';
import {
  Moderation,
  type PostingReportId,
  PostingReports,
  TakeDownUseCase,
} from '../modules/moderation/index.ts';
import { actingAdmin, type Command, needed } from './arguments.ts';

const HOUR_MS = 3_600_000;
const MOST = 100;
const MORE = 'There are more; decide these first.';

/** What the operator can ask for about postings. */
export const POSTING_USAGE = `  postings                                  print postings that wait for review, longest waiting first
  publish <posting> --revision <n> [--as …] publish a posting as it was printed
  refuse <posting> --revision <n> --reason "…" [--as …]
                                            do not publish a posting; its employer reads the reason
  reports                                   print reports of postings, longest waiting first
  put-aside <report> [--as …]               put a report aside; the posting stays
  take-down <posting> --reason "…" [--as …] take a posting or a shift down for good; its employer reads the reason`;

/** What people wrote, without what a terminal would obey. */
const plain = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ');

const list: Command = async (app) => {
  const now = app.get(Clock).now().getTime();
  const { postings, nextCursor } = await app.get(Moderation).queue({ limit: MOST });
  const lines = postings.flatMap(({ post, revision, waitingSince }) => {
    const hours = Math.floor((now - Date.parse(waitingSince)) / HOUR_MS);
    const place = `${post.location}, $${post.rate} to $${post.rateHigh}`;
    return [
      `${post._id}  revision ${revision}  waits for ${hours} h  ${plain(post.name)}`,
      `  ${plain(post.jobType)}  ${plain(place)}`,
      `  ${plain(post.jobDescription)}`,
    ];
  });
  return lines.length > 0 ? [...lines, ...(nextCursor ? [MORE] : [])] : ['No posting waits.'];
};

const decide =
  (decided: 'Approved' | 'Rejected'): Command =>
  async (app, { subject, revision: read, reason, as }) => {
    const id = asId<PermanentPostingId>(needed(subject, "a posting's id, as `postings` prints it"));
    const revision = Number(needed(read, '--revision, as `postings` prints it'));
    const decision: PostingDecision =
      decided === 'Approved'
        ? { decision: decided, revision }
        : { decision: decided, revision, reason: needed(reason, '--reason "…"') };
    const post = await app.get(Moderation).decide(await actingAdmin(app, as), id, decision);
    return [`'${plain(post.jobType)}' of ${plain(post.name)} is ${post.state}.`];
  };

const listReports: Command = async (app) => {
  const { reports, nextCursor } = await app.get(PostingReports).list({ limit: MOST });
  const lines = reports.map((report) =>
    [
      report._id,
      `posting ${report.postId}`,
      `'${plain(report.title)}' of ${plain(report.employerName)}`,
      plain([report.reason, report.words].filter(Boolean).join(': ')),
      report.createdAt,
    ].join('  '),
  );
  return lines.length > 0 ? [...lines, ...(nextCursor ? [MORE] : [])] : ['No report waits.'];
};

const putAside: Command = async (app, { subject, as }) => {
  const id = asId<PostingReportId>(needed(subject, "a report's id, as `reports` prints it"));
  await app.get(PostingReports).dismiss(await actingAdmin(app, as), id);
  return ['The report is put aside.'];
};

const takeDown: Command = async (app, { subject, reason, as }) => {
  const id = needed(subject, "a posting's id");
  const words = needed(reason, '--reason "…"');
  await app.get(TakeDownUseCase).execute(await actingAdmin(app, as), asId(id), words);
  return ['The posting is down.'];
};

/** Review, reports and taking down of postings. */
export const POSTING_COMMANDS: Readonly<Record<string, Command>> = {
  postings: list,
  publish: decide('Approved'),
  refuse: decide('Rejected'),
  reports: listReports,
  'put-aside': putAside,
  'take-down': takeDown,
};
