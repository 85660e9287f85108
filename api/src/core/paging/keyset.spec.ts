import { ObjectId } from 'mongodb';
import { type KeysetSort, keysetPage, keysetQuery } from './keyset.ts';

const NEWEST: KeysetSort = [
  ['at', -1],
  ['_id', -1],
];

describe('keyset pages', () => {
  const rows = ['c', 'b', 'a'].map((name, index) => ({
    _id: new ObjectId(String(index).repeat(24)),
    at: new Date(Date.UTC(2026, 0, 10 - index)),
    name,
  }));
  const cursorAfter = (row: number) => keysetPage(NEWEST, rows, row).nextCursor ?? '';

  it('asks for one row more than the page', () => {
    expect(keysetQuery(NEWEST, { limit: 20 })).toEqual({
      filter: {},
      sort: { at: -1, _id: -1 },
      limit: 21,
    });
  });

  it('cuts the extra row off and goes on after the last one', () => {
    const page = keysetPage(NEWEST, rows, 2);

    expect(page.rows.map(({ name }) => name)).toEqual(['c', 'b']);
    expect(keysetQuery(NEWEST, { limit: 2, cursor: page.nextCursor ?? '' }).filter).toEqual({
      at: { $lte: rows[1]?.at },
      $or: [{ at: { $lt: rows[1]?.at } }, { at: rows[1]?.at, _id: { $lt: rows[1]?._id } }],
    });
  });

  it('has no cursor on the last page', () => {
    expect(keysetPage(NEWEST, rows, 3).nextCursor).toBeNull();
    expect(keysetPage(NEWEST, [], 3).nextCursor).toBeNull();
  });

  it.each([
    ['text', 'nonsense'],
    ['another list', Buffer.from('["a"]').toString('base64url')],
    ['an operator', Buffer.from('[{"$gt":1},{"$ne":null}]').toString('base64url')],
    ['an object', Buffer.from('[{"a":1},{"b":1}]').toString('base64url')],
    ['no date', Buffer.from('[{"$date":"never"},"x"]').toString('base64url')],
    ['code', Buffer.from('[{"$code":"1"},{"$code":"1"}]').toString('base64url')],
  ])('refuses a cursor that is %s', (_, cursor) => {
    expect(() => keysetQuery(NEWEST, { limit: 2, cursor })).toThrow(
      expect.objectContaining({ code: 'VALIDATION_FAILED' }),
    );
  });

  it('takes its own cursors', () => {
    expect(() => keysetQuery(NEWEST, { limit: 2, cursor: cursorAfter(1) })).not.toThrow();
  });
});
