/** Whether text is being composed, such as a Japanese word. A change of its field would cancel that. */
export interface TextComposition {
  /** Resolves when no text is being composed. */
  ended(): Promise<void>;
  /** Follows the events of a window until the returned function is called. */
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
      // A field that is removed sends no `compositionend`.
      for (const type of ['compositionend', 'focusout']) window.addEventListener(type, stop, CAPTURE);
      return () => {
        stop();
        window.removeEventListener('compositionstart', start, CAPTURE);
        for (const type of ['compositionend', 'focusout']) window.removeEventListener(type, stop, CAPTURE);
      };
    },
  };
}
