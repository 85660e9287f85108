import { dropDraft, dropDrafts, keepDraft, withDraft } from './form-draft.ts';

const EMPTY = { firstName: '', systems: ['cova'] };

describe('the draft of a form', () => {
  beforeEach(() => sessionStorage.clear());

  it('comes back over the values of the form, under its name only', () => {
    const typed = { firstName: 'Noor', latitude: 43.6, systems: ['greenline'], picture: undefined };
    keepDraft({ name: 'one' }, { ...typed, nested: [{}] });
    expect(withDraft('one', EMPTY)).toEqual({
      firstName: 'Noor',
      latitude: 43.6,
      systems: ['greenline'],
    });
    expect(withDraft('other', EMPTY)).toEqual(EMPTY);
    expect(withDraft(undefined, EMPTY)).toEqual(EMPTY);
  });

  it('is gone once it is dropped, and nothing where it cannot be read', () => {
    keepDraft({ name: 'one' }, { firstName: 'Noor' });
    dropDraft('one');
    expect(withDraft('one', EMPTY)).toEqual(EMPTY);
    for (const kept of ['{', 'null', '"text"']) {
      sessionStorage.setItem('leafshift.form-draft.one', kept);
      expect(withDraft('one', EMPTY)).toMatchObject(EMPTY);
    }
  });

  it('never has what no browser is to keep', () => {
    const bank = { firstName: 'Noor', bankAccountNumber: '1234567' };
    keepDraft({ name: 'bank', without: ['bankAccountNumber'] }, bank);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('1234567');
    expect(withDraft('bank', EMPTY)).toMatchObject({ firstName: 'Noor' });
  });

  it('is gone for everybody, and nothing else is, once somebody signs out', () => {
    sessionStorage.setItem('token', 'kept');
    keepDraft({ name: 'one' }, { firstName: 'Noor' });
    keepDraft({ name: 'two' }, { firstName: 'Kim' });
    dropDrafts();
    expect(Object.keys(sessionStorage)).toEqual(['token']);
  });
});
