import { signStyles } from './sign-styles.ts';

describe('styles that are made at run time', () => {
  it('carry the nonce of the page, and nothing else does', () => {
    const create = document.createElement;
    signStyles('of-this-page');

    const style = document.createElement('style');
    const script = document.createElement('script');
    document.createElement = create;

    expect([style.nonce, script.nonce]).toEqual(['of-this-page', '']);
  });
});
