/**
 * Does each step after the one before, whatever became of that: what comes last, such as the library's own files, must
 * not be left out for what comes first. `onFailure` hears of each that failed. Rejects, once all are done, with the first
 * failure.
 */
export async function eachStep(
  steps: Readonly<Record<string, () => unknown>>,
  onFailure: (step: string, error: unknown) => void,
): Promise<void> {
  const failures: unknown[] = [];
  for (const [name, step] of Object.entries(steps)) {
    try {
      await step();
    } catch (error) {
      failures.push(error);
      onFailure(name, error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
