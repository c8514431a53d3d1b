/** Tracks whether text is being composed, such as a Japanese word. Changing its field would cancel that. */
export interface TextComposition {
  ended(): Promise<void>;
  /** Follows a window's events until the returned function is called. */
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
      // A field that is removed fires no `compositionend`.
      for (const type of ['compositionend', 'focusout']) window.addEventListener(type, stop, CAPTURE);
      return () => {
        stop();
        window.removeEventListener('compositionstart', start, CAPTURE);
        for (const type of ['compositionend', 'focusout']) window.removeEventListener(type, stop, CAPTURE);
      };
    },
  };
}
