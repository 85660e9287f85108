import { dropDraft, keepDraft, withDraft } from './form-draft.ts';

const EMPTY = { firstName: '', systems: ['cova'] };

describe('the draft of a form', () => {
  beforeEach(() => sessionStorage.clear());

  it('comes back over the values of the form, under its name only', () => {
    keepDraft('one', { firstName: 'Noor', latitude: 43.6, systems: [], picture: undefined });
    expect(withDraft('one', EMPTY)).toEqual({
      firstName: 'Noor',
      latitude: 43.6,
      systems: ['cova'],
    });
    expect(withDraft('other', EMPTY)).toEqual(EMPTY);
    expect(withDraft(undefined, EMPTY)).toEqual(EMPTY);
  });

  it('is gone once it is dropped, and nothing where it cannot be read', () => {
    keepDraft('one', { firstName: 'Noor' });
    dropDraft('one');
    expect(withDraft('one', EMPTY)).toEqual(EMPTY);
    for (const kept of ['{', 'null', '"text"']) {
      sessionStorage.setItem('leafshift.form-draft.one', kept);
      expect(withDraft('one', EMPTY)).toMatchObject(EMPTY);
    }
  });
});
