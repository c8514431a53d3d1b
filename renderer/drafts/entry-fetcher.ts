/** Fetches one entry after it changed in the library. */
export interface EntryFetcher {
  readonly isFetching: boolean;
  /** Marks the entry as changed. `version` is its new version, if known. */
  markStale(version?: number): void;
  refresh(): void;
  /** Fetches the entry even if it isn't stale. Never rejects. */
  fetchNow(): Promise<void>;
}

/** Creates a fetcher. A failed fetch isn't retried until the next `refresh`. */
export function createEntryFetcher(options: {
  fetch: () => Promise<void>;
  /** Returns the last version received, or 0 if there's none. */
  getKnownVersion: () => number;
  /**
   * Returns whether a write is in progress. A fetch isn't necessary then, because the write's reply contains
   * the entry.
   */
  isBusy: () => boolean;
}): EntryFetcher {
  /**
   * The newest announced version. The entry is fetched only if this is newer than the last version received.
   */
  let announcedVersion = 0;
  let isFetching = false;

  const fetchNow = async (): Promise<void> => {
    announcedVersion = 0;
    isFetching = true;
    const isFetched = await options.fetch().then(
      () => true,
      () => false,
    );
    isFetching = false;
    if (isFetched) refresh();
    else announcedVersion = Number.POSITIVE_INFINITY;
  };

  const refresh = (): void => {
    if (announcedVersion <= options.getKnownVersion() || isFetching || options.isBusy()) return;
    void fetchNow();
  };

  return {
    get isFetching() {
      return isFetching;
    },
    markStale(version = Number.POSITIVE_INFINITY) {
      // A write's event arrives before its reply. If the announced version is already known, data without a
      // version has changed.
      const known = Math.max(announcedVersion, options.getKnownVersion());
      announcedVersion = version > known ? version : Number.POSITIVE_INFINITY;
    },
    refresh,
    fetchNow,
  };
}
