/** Asks one question at a time, always the newest one. */
export interface LatestOnly<Question> {
  /** Asks it as soon as the question under way is answered, in place of any other that waits. */
  request(question: Question): void;
  /** What is under way or waits is not wanted any more: its answer is dropped. */
  cancel(): void;
}

/** At most one `ask` is under way; what it gives counts only while nobody has asked anew or dropped it. */
export function createLatestOnly<Question, Answer>(ports: {
  ask: (question: Question) => Promise<Answer>;
  onAnswer: (question: Question, answer: Answer) => void;
  onError: (question: Question, error: unknown) => void;
}): LatestOnly<Question> {
  let running = false;
  let waiting: { question: Question } | null = null;
  /** Counts what makes an answer stale. */
  let turn = 0;

  const run = async (): Promise<void> => {
    if (running || !waiting) return;
    const { question } = waiting;
    waiting = null;
    running = true;
    const asked = turn;
    try {
      const tell = await ports.ask(question).then(
        (answer) => () => ports.onAnswer(question, answer),
        (error: unknown) => () => ports.onError(question, error),
      );
      if (asked === turn) tell();
    } finally {
      // Whoever is told may fail at it: that is no reason never to ask again.
      running = false;
      void run();
    }
  };
  return {
    request(question) {
      turn += 1;
      waiting = { question };
      void run();
    },
    cancel() {
      turn += 1;
      waiting = null;
    },
  };
}
