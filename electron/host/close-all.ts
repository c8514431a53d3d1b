/**
 * Runs all steps in order, even if one fails. Calls `onFailure` for each failure and rejects with the first
 * one.
 */
export async function closeAll(
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
