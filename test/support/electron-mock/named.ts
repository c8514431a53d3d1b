import { EventEmitter } from 'node:events';

/** Members that are not there throw by name instead of being undefined. */
export function named<T extends object>(what: string, members: T): T {
  return new Proxy(members, {
    get(target, member) {
      // `then`: Node asks any value that passes through a promise for it.
      if (Reflect.has(target, member) || typeof member === 'symbol' || member === 'then') {
        return Reflect.get(target, member);
      }
      throw new Error(`The stand-in has no electron.${what}.${member}`);
    },
  });
}

/** An event emitter with these members, getters and all. */
export const emitter = <T extends object>(members: T): EventEmitter & T =>
  Object.defineProperties(new EventEmitter(), Object.getOwnPropertyDescriptors(members)) as EventEmitter & T;

/** What Electron hands to listeners that may prevent something. */
export function preventable<T extends object>(facts: T) {
  const state = { prevented: false };
  return {
    ...facts,
    preventDefault: () => {
      state.prevented = true;
    },
    get defaultPrevented() {
      return state.prevented;
    },
  };
}
