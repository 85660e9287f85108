import { WatchedLog } from './watched-log.ts';

const findsIn = (line: string) => () => {
  const log = new WatchedLog();
  log.write(line);
  log.check();
};

describe('the log of every API under test', () => {
  it.each([
    ['a session token', '"x":"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI2NjY2In0.5mhBHqs5_DTLdINd9p5m7Z"'],
    ['a password hash', '"hash":"$argon2id$v=19$m"'],
    ["the tests' password", '"form":"correct horse"'],
    ['a signed address', '"url":"http://x/api/y?signature=abcdefghij"'],
    ['the address of a document', '"url":"http://portal.test/api/files/licence_6666666666"'],
    ['a link of a mail', '"mail":"/recover-password?token=abcdefghij"'],
    ['a secret of the payment provider', '"clientSecret":"seti_1_secret_abcdef12"'],
    ['a bank account number', '{"bankAccountNumber":"000123456"}'],
    ['a private calendar address', `"/api/calendar/${'a'.repeat(43)}.ics"`],
  ])('fails the test when it holds %s', (what, line) => {
    expect(findsIn(line)).toThrow(what);
  });

  it('may name routes, users and what went wrong', () => {
    expect(
      findsIn('{"route":"/api/files/:key","userId":"666666666666666666666666"}'),
    ).not.toThrow();
    expect(findsIn('{"route":"/api/calendar/:token","msg":"Request"}')).not.toThrow();
  });
});
