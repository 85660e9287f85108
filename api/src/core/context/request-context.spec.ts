import { afterAnswer, answerIsSent, type RequestContext, runInRequest } from './request-context.ts';

describe('what waits for the answer of a request', () => {
  const done: string[] = [];
  const look = (): void => {
    done.push('looked');
  };
  const aRequest = (): RequestContext => ({
    requestId: 'one',
    language: 'en',
    afterAnswer: new Set(),
  });

  beforeEach(() => {
    done.length = 0;
  });

  it('is done once the answer is sent, the same thing once', () => {
    const context = aRequest();
    runInRequest(context, () => {
      afterAnswer(look);
      afterAnswer(look);
    });
    expect(done).toEqual([]);

    answerIsSent(context);

    expect(done).toEqual(['looked']);
  });

  it('is done at once when the answer is sent already', () => {
    const context = aRequest();
    answerIsSent(context);
    runInRequest(context, () => afterAnswer(look));

    expect(done).toEqual(['looked']);
  });

  it('is done at once where there is no request', () => {
    afterAnswer(look);

    expect(done).toEqual(['looked']);
  });
});
