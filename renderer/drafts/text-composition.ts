/**
 * Tracks whether text is being composed, such as a Japanese word. Changing the field would cancel the
 * composition.
 */
export interface TextComposition {
  ended(): Promise<void>;
  /** Listens to a window's events until the returned function is called. */
  follow(window: EventTarget): () => void;
}

const CAPTURE = { capture: true };

export function createTextComposition(): TextComposition {
  let ended = Promise.resolve();
  let end = (): void => {};
  const start = (): void => {
    end();
    ({ promise: ended, resolve: end } = Promise.withResolvers<void>());
  };
  const stop = (): void => end();
  return {
    ended: () => ended,
    follow(window) {
      window.addEventListener('compositionstart', start, CAPTURE);
      // Removing a field doesn't fire `compositionend`.
      for (const type of ['compositionend', 'focusout']) window.addEventListener(type, stop, CAPTURE);
      return () => {
        stop();
        window.removeEventListener('compositionstart', start, CAPTURE);
        for (const type of ['compositionend', 'focusout']) window.removeEventListener(type, stop, CAPTURE);
      };
    },
  };
}
