export interface LatestOnly<Request> {
  /** Runs the request after the current one. Replaces any waiting request. */
  request(request: Request): void;
  /** Drops the waiting request and ignores the response to the current one. */
  cancel(): void;
}

/** Runs at most one `fetch` at a time. A response is ignored after a newer request or `cancel`. */
export function createLatestOnly<Request, Response>(ports: {
  fetch: (request: Request) => Promise<Response>;
  onResponse: (request: Request, response: Response) => void;
  onError: (request: Request, error: unknown) => void;
}): LatestOnly<Request> {
  let running = false;
  let waiting: { request: Request } | null = null;
  /** Increases whenever the response to the current request becomes outdated. */
  let generation = 0;

  const run = async (): Promise<void> => {
    if (running || !waiting) return;
    const { request } = waiting;
    waiting = null;
    running = true;
    const startGeneration = generation;
    try {
      const notify = await ports.fetch(request).then(
        (response) => () => ports.onResponse(request, response),
        (error: unknown) => () => ports.onError(request, error),
      );
      if (startGeneration === generation) notify();
    } finally {
      // Start the next request even if a callback throws.
      running = false;
      void run();
    }
  };
  return {
    request(request) {
      generation += 1;
      waiting = { request };
      void run();
    },
    cancel() {
      generation += 1;
      waiting = null;
    },
  };
}
