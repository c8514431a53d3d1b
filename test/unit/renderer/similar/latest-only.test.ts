import { describe, expect, it, onTestFinished } from 'vitest';
import { createLatestOnly } from '../../../../renderer/stores/primitives/latest-only.ts';
import { settle } from '../drafts/manual-page-timers.ts';

const start = (onResponse = (_: string) => {}) => {
  const requests: { question: string; resolve: (answer: string) => void; reject: (error: Error) => void }[] =
    [];
  const responses: string[] = [];
  const newest = createLatestOnly<string, string>({
    fetch: (question) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      requests.push({ question, resolve, reject });
      return promise;
    },
    onResponse: (question, answer) => {
      responses.push(`${question}: ${answer}`);
      onResponse(question);
    },
    onError: (question, error) => responses.push(`${question}: ${String(error)}`),
  });
  return { requests, responses, newest };
};

describe('the latest request', () => {
  it('is sent immediately if no other is in progress', async () => {
    const { requests, responses, newest } = start();
    newest.request('a');
    requests[0]?.resolve('yes');
    await settle();
    expect(responses).toEqual(['a: yes']);
  });

  it('waits for the current request, ignores its response, and replaces other waiting requests', async () => {
    const { requests, responses, newest } = start();
    newest.request('a');
    newest.request('b');
    newest.request('c');
    expect(requests.map(({ question }) => question)).toEqual(['a']);
    requests[0]?.resolve('late');
    await settle();
    expect(requests.map(({ question }) => question)).toEqual(['a', 'c']);
    requests[1]?.resolve('yes');
    await settle();
    expect(responses).toEqual(['c: yes']);
  });

  it("doesn't report a response after it's canceled", async () => {
    const { requests, responses, newest } = start();
    newest.request('a');
    newest.cancel();
    requests[0]?.resolve('late');
    await settle();
    newest.request('b');
    requests[1]?.reject(new Error('gone'));
    await settle();
    expect(responses).toEqual(['b: Error: gone']);
  });

  it("is sent after a replaced request fails, and that failure isn't reported", async () => {
    const { requests, responses, newest } = start();
    newest.request('a');
    newest.request('b');
    requests[0]?.reject(new Error('gone'));
    await settle();
    requests[1]?.resolve('yes');
    await settle();
    expect(responses).toEqual(['b: yes']);
  });

  it('is sent even if the listener for the last response throws', async () => {
    const uncaught = catchUncaught();
    const { requests, responses, newest } = start((question) => {
      if (question === 'b') return;
      newest.request('b');
      throw new Error(`no room for ${question}`);
    });
    newest.request('a');
    requests[0]?.resolve('yes');
    await settle();
    requests[1]?.resolve('yes');
    await settle();
    newest.request('c');
    requests[2]?.resolve('yes');
    await settle();
    expect(responses).toEqual(['a: yes', 'b: yes', 'c: yes']);
    expect(await uncaught()).toEqual([new Error('no room for a'), new Error('no room for c')]);
  });
});

/**
 * Collects unhandled rejections, because they would fail the test. Returns a function that resolves with the
 * collected rejections.
 */
function catchUncaught(): () => Promise<unknown[]> {
  const others = process.listeners('unhandledRejection');
  const uncaught: unknown[] = [];
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', (error) => uncaught.push(error));
  const restore = () => {
    process.removeAllListeners('unhandledRejection');
    for (const listener of others) process.on('unhandledRejection', listener);
  };
  onTestFinished(restore);
  return async () => {
    await new Promise((resolve) => setImmediate(resolve));
    restore();
    return uncaught;
  };
}
