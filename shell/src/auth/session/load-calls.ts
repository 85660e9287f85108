import { fetchCode } from '@leafshift/data-access';

/**
 * The calls that begin and end sessions: a visitor's page sends none before somebody has typed something,
 * so they come with the first that is sent. Throws the `ApiError` of a call without an answer.
 */
export const loadCalls = () =>
  fetchCode(() => import(/* webpackChunkName: "calls" */ './session-calls.ts'));

/** The forms of visitors, which come together with those calls. */
export const loadForms = () =>
  fetchCode(() => import(/* webpackChunkName: "calls" */ '../form/visitor-forms.ts'));
