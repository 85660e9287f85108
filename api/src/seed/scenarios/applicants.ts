import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import {
  addApplicationNote,
  answerApplication,
  applications,
  applyToPosting,
  setApplicationStage,
} from '@leafshift/contracts/applications';
import { boardPosts } from '@leafshift/contracts/posts';
import { CURRENT_CONSENT } from '@leafshift/domain/applications';
import type { DemoApi, DemoPerson } from '../demo-api.ts';
import type { DemoApplicant } from '../demo-data/applicants.ts';

/** Somebody applies on the board. */
export async function applies(api: DemoApi, applicant: DemoApplicant): Promise<void> {
  const { title, name, email, words, language, hasResume } = applicant;
  const { posts } = await api.call(boardPosts, { query: { limit: 100 } });
  const postId = posts.find(({ jobType }) => jobType === title)?._id ?? '';
  const resumeKey = hasResume && (await api.sendResume(postId, await aResume(applicant)));
  const body = { name, email, words, language, consent: CURRENT_CONSENT };
  await api.call(applyToPosting, {
    params: { postId },
    body: { ...body, ...(resumeKey && { resumeKey }) },
  });
}

/** The business looks at who applied: notes, answers, stages. */
export async function looksAt(
  api: DemoApi,
  employer: DemoPerson,
  { name, note, answer, stage }: DemoApplicant,
): Promise<void> {
  const { applications: found } = await api.call(applications, { query: { q: name } }, employer);
  const params = { id: found[0]?._id ?? '' };
  if (note) {
    await api.call(addApplicationNote, { params, body: { text: note } }, employer);
  }
  if (answer) {
    await api.call(answerApplication, { params, body: answer }, employer);
  }
  if (stage) {
    await api.call(setApplicationStage, { params, body: { stage } }, employer);
  }
}

async function aResume({ name, title }: DemoApplicant): Promise<Buffer> {
  const document = await PDFDocument.create();
  const page = document.addPage();
  page.setFont(await document.embedFont(StandardFonts.Helvetica));
  page.drawText(name, { x: 56, y: 760, size: 24 });
  page.drawText(`Application: ${title}`, { x: 56, y: 730, size: 12 });
  return Buffer.from(await document.save());
}
