import {
  type AnswerKind,
  addApplicationNote,
  answerApplication,
  answerTemplates,
  application,
  applicationCounts,
  applications,
  removeApplication,
  resetAnswerTemplate,
  resumeLink,
  setAnswerTemplate,
  setApplicationStage,
} from '@leafshift/contracts/applications';
import { ANSWER_KINDS, STAGE_AFTER_ANSWER } from '@leafshift/domain/applications';
import { LANGUAGES, type Language } from '@leafshift/domain/languages';
import { anId } from '@leafshift/testing/builders';
import { type Handler, handle } from '@leafshift/testing/mock-api';
import { found, replaced, type Store } from './store.ts';

const TEXT = 'Hello {name},\n\nthank you for applying for {title}.\n\nKind regards\n{company}';
const ours = (kind: AnswerKind, language: Language) => ({
  kind,
  language,
  subject: 'Your application for {title}',
  text: TEXT,
  isOwn: false,
});

/** Applications for permanent jobs. */
export function applicantHandlers(store: Store): Handler[] {
  const change = (id: string, part: Partial<(typeof store.applications)[number]>) => {
    const changed = { ...found(store.applications, id), ...part };
    store.applications = replaced(store.applications, changed);
    return changed;
  };
  const entry = () => ({ _id: anId(7900), at: new Date().toISOString() });
  return [
    handle(applications, ({ query }) => ({
      applications: store.applications
        .filter(({ postId }) => !query.postId || postId === query.postId)
        .filter(({ stage }) => !query.stage || stage === query.stage)
        .filter(({ name }) => name.toLowerCase().includes((query.q ?? '').toLowerCase()))
        .map(({ _id, postId, title, name, stage, hasResume, isMember, createdAt }) => ({
          ...{ _id, postId, title, name, stage, hasResume, isMember, createdAt },
        })),
      nextCursor: null,
    })),
    handle(applicationCounts, () => {
      const postIds = [...new Set(store.applications.map(({ postId }) => postId))];
      return {
        postings: postIds.map((postId) => {
          const of = store.applications.filter((one) => one.postId === postId);
          const stages: Partial<Record<(typeof of)[number]['stage'], number>> = {};
          for (const { stage } of of) stages[stage] = (stages[stage] ?? 0) + 1;
          return { postId, title: of[0]?.title ?? '', total: of.length, stages };
        }),
      };
    }),
    handle(answerTemplates, () => ({
      templates: ANSWER_KINDS.flatMap((kind) => LANGUAGES.map((language) => ours(kind, language))),
    })),
    handle(setAnswerTemplate, ({ params, body }) => ({ ...params, ...body, isOwn: true })),
    handle(resetAnswerTemplate, ({ params }) => ours(params.kind, params.language)),
    handle(application, ({ params }) => found(store.applications, params.id)),
    handle(resumeLink, { url: 'http://localhost:4200/api/files/resume' }),
    handle(setApplicationStage, ({ params, body }) => change(params.id, body)),
    handle(addApplicationNote, ({ params, body }) => {
      const { notes } = found(store.applications, params.id);
      return change(params.id, { notes: [...notes, { ...entry(), text: body.text }] });
    }),
    handle(answerApplication, ({ params, body }) => {
      const { answers, stage } = found(store.applications, params.id);
      return change(params.id, {
        answers: [...answers, { ...entry(), ...body }],
        stage: STAGE_AFTER_ANSWER[body.kind] ?? stage,
      });
    }),
    handle(removeApplication, ({ params }) => {
      store.applications = store.applications.filter(({ _id }) => _id !== params.id);
      return undefined;
    }),
  ];
}
