import { guardSinks } from './guard-sinks.ts';

describe('what stands before text that turns into code', () => {
  const guard = () => {
    document.head.innerHTML =
      '<meta name="script-origins" content="https://staff.example http://localhost:* https://*.js.example">';
    const createPolicy = jest.fn();
    guardSinks({ createPolicy });
    return createPolicy.mock.calls[0]?.[1] as {
      createHTML(text: string): string;
      createScriptURL(address: string): string;
    };
  };

  it.each([
    '/main.js',
    'http://localhost/remote.js',
    'https://staff.example/mf-worker/entry.js?r=1',
    'http://localhost:4311/entry.js',
    'https://b.js.example/part.js',
  ])('lets a script come from %s', (address) => {
    expect(guard().createScriptURL(address)).toBe(address);
  });

  it.each([
    'https://elsewhere.example/entry.js',
    'https://staff.example.evil.test/entry.js',
    'http://localhost.evil.test/entry.js',
    'https://js.example/part.js',
    'https://evil-js.example/part.js',
    'https://b.js.example.evil.test/part.js',
    'http://b.js.example/part.js',
    '//elsewhere.example/x.js',
    'data:text/javascript,alert(1)',
    'blob:https://elsewhere.example/7',
  ])('lets none come from %s', (address) => {
    expect(() => guard().createScriptURL(address)).toThrow(TypeError);
  });

  it('takes text without a tag as text, and makes no markup of any other', () => {
    expect(guard().createHTML('.a{color:red}')).toBe('.a{color:red}');
    expect(() => guard().createHTML('<img src=x onerror=alert(1)>')).toThrow(TypeError);
  });

  it('is not missed by a browser that does not know it', () => {
    expect(() => guardSinks(undefined)).not.toThrow();
  });
});
