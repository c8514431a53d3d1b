/** Fetches one entry after the library announced a change of it. */
export interface EntryFetcher {
  readonly isFetching: boolean;
  /** The entry changed, to `version` if that's known. */
  markStale(version?: number): void;
  /** Fetches the entry if it's stale and not busy. */
  refresh(): void;
  /** Fetches the entry even if it isn't stale. Never rejects. */
  fetchNow(): Promise<void>;
}

/** A fetcher of an entry that isn't stale yet. A failed `fetch` isn't repeated at once, but by the next `refresh`. */
export function createEntryFetcher(options: {
  fetch: () => Promise<void>;
  /** The version of the entry that's known here; 0 if none. */
  knownVersion: () => number;
  /** Whether the entry is being written, so that it will be returned anyway. */
  isBusy: () => boolean;
}): EntryFetcher {
  /** The newest version announced. It's fetched only if it's newer than the entry known here. */
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
    if (announcedVersion <= options.knownVersion() || isFetching || options.isBusy()) return;
    void fetchNow();
  };

  return {
    get isFetching() {
      return isFetching;
    },
    markStale(version = Number.POSITIVE_INFINITY) {
      // The event of a write comes before its reply: at a version that's known, something without a version changed.
      const known = Math.max(announcedVersion, options.knownVersion());
      announcedVersion = version > known ? version : Number.POSITIVE_INFINITY;
    },
    refresh,
    fetchNow,
  };
}
