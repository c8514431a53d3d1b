/** Returns what ends the app for a new version. The library is closed before anything is put in the place of the app. */
export function restartToUpdate({
  finish,
  release,
  giveUp,
}: {
  /** Brings all that the page and the host still hold to the disk. */
  finish: () => Promise<void>;
  /** Lets another copy of the app run: the new version starts before this one has ended. */
  release: () => void;
  /** Tells that nothing came of it, and starts this version anew: what it had open is closed. */
  giveUp: (error: unknown) => void;
}): (install: () => Promise<void>) => Promise<void> {
  return async (install) => {
    try {
      await finish();
      release();
      await install();
    } catch (error) {
      giveUp(error);
    }
  };
}
