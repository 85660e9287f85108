import { accountReviews, decideAccountReview } from '@leafshift/contracts/account-reviews';
import { portraits, updateUser } from '@leafshift/contracts/admin';
import {
  addNote,
  closePerson,
  endPersonSession,
  endPersonSessions,
  exportPerson,
  people,
  person,
  personClosingTerms,
  personTimeline,
  removeSecondFactors,
} from '@leafshift/contracts/back-office';
import { answerAppeal, appeals } from '@leafshift/contracts/suspensions';
import { anId, aSuspension } from '@leafshift/testing/builders';
import { type Handler, handle } from '@leafshift/testing/mock-api';
import { aTimeline, closingTerms } from './people.ts';
import type { Store } from './store.ts';

/** The calls about people, over a store that they change. */
export const peopleCalls = (store: Store): readonly Handler[] => [
  handle(people, ({ query: { q = '' } }) => ({
    people: store.people.filter(({ name, email }) =>
      [name, email].some((text) => text.toLowerCase().startsWith(q.toLowerCase())),
    ),
    nextCursor: null,
  })),
  handle(portraits, () => ({ portraits: store.portraits, nextCursor: null })),
  handle(person, () => store.person),
  handle(personTimeline, () => ({ entries: [...aTimeline], nextCursor: null })),
  handle(personClosingTerms, closingTerms),
  handle(closePerson, undefined),
  handle(exportPerson, { name: 'Ana Roy' }),
  handle(addNote, ({ body: { text } }) => {
    const note = {
      _id: anId(900 + store.person.notes.length),
      by: { _id: anId(3), name: 'Sam Office' },
      text,
      at: new Date().toISOString(),
    };
    store.person = { ...store.person, notes: [note, ...store.person.notes] };
    return note;
  }),
  handle(endPersonSession, ({ params: { sessionId } }) => {
    const sessions = store.person.sessions.filter(({ _id }) => _id !== sessionId);
    store.person = { ...store.person, sessions };
    return undefined;
  }),
  handle(endPersonSessions, () => {
    store.person = { ...store.person, sessions: [] };
    return undefined;
  }),
  handle(removeSecondFactors, () => {
    store.person = { ...store.person, secondFactors: [] };
    return undefined;
  }),
  handle(updateUser, ({ body: { suspended, reason = '', until = null, paymentDetails } }) => {
    const { user } = store.person;
    const words = { reason: 'back-office' as const, words: reason, until };
    const changed = {
      ...user,
      ...(suspended !== undefined && {
        suspended,
        suspension: suspended ? aSuspension(words) : null,
      }),
      paymentDetails: { ...user.paymentDetails, ...paymentDetails },
    };
    store.person = { ...store.person, user: changed };
    return changed;
  }),
  handle(accountReviews, () => ({ accounts: store.accountReviews, nextCursor: null })),
  handle(decideAccountReview, ({ params }) => {
    store.accountReviews = store.accountReviews.filter(({ _id }) => _id !== params.id);
    return undefined;
  }),
  handle(appeals, () => ({ appeals: store.appeals, nextCursor: null })),
  handle(answerAppeal, ({ params }) => {
    const [answered] = store.appeals.filter(({ _id }) => _id === params.id);
    store.appeals = store.appeals.filter((one) => one !== answered);
    if (!answered) throw new Error('There is no such appeal');
    return answered;
  }),
];
