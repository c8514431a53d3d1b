import { describe, expect, it } from 'vitest';
import { createTold } from '../../../renderer/state/told.ts';
import { settle } from '../editor/manual-timers.ts';

interface Value {
  a: number;
  b?: number;
}

/** What is told, with all calls in the test's hands; `shown` is all that was shown, the newest last. */
const start = () => {
  const shown: Value[] = [];
  const fetches: PromiseWithResolvers<Value>[] = [];
  const told = createTold<Value>({
    show: (value) => shown.push(value),
    fetch: () => {
      const fetch = Promise.withResolvers<Value>();
      fetches.push(fetch);
      return fetch.promise;
    },
  });
  const ask = (change?: (now: Value) => Value, turn?: Promise<unknown>) => {
    const call = Promise.withResolvers<Value>();
    let made = false;
    const done = told.ask(
      () => {
        made = true;
        return call.promise;
      },
      change,
      turn,
    );
    return { ...call, done, made: () => made };
  };
  return { told, shown, fetches, ask };
};

const withB = (b: number) => (now: Value) => ({ ...now, b });

describe('what the host tells', () => {
  it('is nothing until it has', () => {
    const { told, shown } = start();
    expect(told.known()).toBeNull();
    expect(shown).toEqual([]);
  });

  it('is what a call answers, where no event came meanwhile', async () => {
    const { told, shown, fetches, ask } = start();
    const call = ask();
    call.resolve({ a: 1 });
    await call.done;
    expect(told.known()).toEqual({ a: 1 });
    expect(shown).toEqual([{ a: 1 }]);
    expect(fetches).toHaveLength(0);
  });

  it('is asked for once more where an event overtook an answer, and is as the event says until then', async () => {
    const { told, shown, fetches, ask } = start();
    const call = ask();
    told.hear({ a: 2 });
    call.resolve({ a: 1 });
    await settle();
    expect(told.known()).toEqual({ a: 2 });
    expect(fetches).toHaveLength(1);
    fetches[0]?.resolve({ a: 3 });
    await call.done;
    expect(told.known()).toEqual({ a: 3 });
    expect(shown).not.toContainEqual({ a: 1 });
  });

  it('is not asked for once more where the event says the same', async () => {
    const { told, fetches, ask } = start();
    const call = ask();
    told.hear({ a: 1 });
    call.resolve({ a: 1 });
    await call.done;
    expect(told.known()).toEqual({ a: 1 });
    expect(fetches).toHaveLength(0);
  });

  it('stays where asking anew fails, be it for an answer that was overtaken', async () => {
    const { told, shown, fetches, ask } = start();
    told.hear({ a: 1 });
    const refreshed = told.refresh();
    fetches[0]?.reject(new Error('gone'));
    await refreshed;
    const call = ask();
    told.hear({ a: 2 });
    call.resolve({ a: 3 });
    await settle();
    fetches[1]?.reject(new Error('gone'));
    await call.done;
    expect(told.known()).toEqual({ a: 2 });
    expect(shown.at(-1)).toEqual({ a: 2 });
    expect(fetches).toHaveLength(2);
  });

  it('is asked for until no event comes while that is under way', async () => {
    const { told, fetches } = start();
    const refreshed = told.refresh();
    told.hear({ a: 2 });
    fetches[0]?.resolve({ a: 1 });
    await settle();
    expect(told.known()).toEqual({ a: 2 });
    told.hear({ a: 4 });
    fetches[1]?.resolve({ a: 3 });
    await settle();
    expect(told.known()).toEqual({ a: 4 });
    fetches[2]?.resolve({ a: 4 });
    await refreshed;
    expect(told.known()).toEqual({ a: 4 });
    expect(fetches).toHaveLength(3);
  });

  it('is shown with the changes that are not answered, of which each failure drops its own', async () => {
    const { told, shown, ask } = start();
    told.hear({ a: 1 });
    const first = ask(withB(5));
    const second = ask(withB(6));
    expect(shown.at(-1)).toEqual({ a: 1, b: 6 });
    told.hear({ a: 2 });
    expect(shown.at(-1)).toEqual({ a: 2, b: 6 });
    second.reject(new Error('full'));
    await expect(second.done).rejects.toThrow('full');
    expect(shown.at(-1)).toEqual({ a: 2, b: 5 });
    first.reject(new Error('full'));
    await expect(first.done).rejects.toThrow('full');
    expect(shown.at(-1)).toEqual({ a: 2 });
    expect(told.known()).toEqual({ a: 2 });
  });

  it('is as an event says, not as the change, once the change is answered behind that', async () => {
    const { told, shown, fetches, ask } = start();
    told.hear({ a: 1 });
    const call = ask(withB(5));
    told.hear({ a: 1, b: 7 });
    call.resolve({ a: 1, b: 5 });
    await settle();
    expect(shown.at(-1)).toEqual({ a: 1, b: 7 });
    fetches[0]?.resolve({ a: 1, b: 7 });
    await call.done;
    expect(shown.at(-1)).toEqual({ a: 1, b: 7 });
  });

  it('counts as told meanwhile only from when a call that waits for its turn is made', async () => {
    const { told, shown, fetches, ask } = start();
    told.hear({ a: 1 });
    const turn = Promise.withResolvers<void>();
    const call = ask(withB(5), turn.promise);
    expect(shown.at(-1)).toEqual({ a: 1, b: 5 });
    told.hear({ a: 2 });
    await settle();
    expect(call.made()).toBe(false);
    turn.resolve();
    await settle();
    expect(call.made()).toBe(true);
    call.resolve({ a: 2, b: 5 });
    await call.done;
    expect(told.known()).toEqual({ a: 2, b: 5 });
    expect(fetches).toHaveLength(0);
  });
});
