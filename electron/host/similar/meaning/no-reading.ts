import type { Reading } from './reading.ts';

/** Where there is nothing that could read titles: their words alone are compared. */
export const noReading: Reading = {
  meaning: () => null,
  query: async () => {},
  caughtUp: async () => {},
  isOwed: false,
  quietly: (work) => work(),
  whole: async () => {},
  unread: 0,
  changed() {},
  stop() {},
  close: async () => {},
};
