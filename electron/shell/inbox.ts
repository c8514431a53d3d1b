import type { App } from 'electron';
import { givenBy } from './opened.ts';

interface InboxListener {
  /** A link or a file is to be opened. */
  onGiven: (given: string) => void;
  /** The window is wanted. */
  onWanted: () => void;
}

/** What the system and other starts of the app hand over, from the very beginning. */
export interface Inbox {
  /** What came until now is handed over at once, and everything else as it comes. */
  listen(listener: InboxListener): void;
}

/** Listens at once: macOS hands over what the app was started for before it is ready. */
export function createInbox(app: App, argv: readonly string[], workingFolder: string): Inbox {
  const waiting = givenBy(argv.slice(1), workingFolder);
  let listener: InboxListener | null = null;
  const give = (given: string) => {
    if (listener) listener.onGiven(given);
    else waiting.push(given);
  };
  app.on('open-url', (event, url) => {
    event.preventDefault();
    give(url);
  });
  app.on('open-file', (event, file) => {
    event.preventDefault();
    give(file);
  });
  // A second start shows the window of the first; on macOS a click on the dock's icon shows it again.
  app.on('second-instance', (_, others, folder) => {
    listener?.onWanted();
    givenBy(others.slice(1), folder).forEach(give);
  });
  app.on('activate', () => listener?.onWanted());
  return {
    listen(next) {
      listener = next;
      waiting.splice(0).forEach(next.onGiven);
    },
  };
}
