import { stripVTControlCharacters } from 'node:util';

/** A behavior that only a real Electron can show. */
export interface Item<Context> {
  name: string;
  /** The checked behavior, as a sentence without a period. */
  checks: string;
  /** The starts of the sentences in docs/guide/desktop-app.md that this item checks. */
  promises?: readonly string[];
  /** The time limit. After it, the item fails at its current step. */
  deadlineSeconds: number;
  /**
   * Resolves with the evidence. Rejects if the check fails, or with NotSeenError if this computer can't run
   * it. The item calls `step` with a name before each step.
   */
  run(context: Context, step: (name: string) => void): Promise<string>;
}

export interface Finding {
  name: string;
  checks: string;
  result: 'pass' | 'fail' | 'not seen';
  /** The evidence, the failure, or the reason why the item couldn't run. */
  evidence: string;
}

/** This computer can't run the check, so the check neither passes nor fails. */
export class NotSeenError extends Error {}

/** The environment in which the items run. */
export interface Stage {
  kind: 'electron' | 'mock';
  /** Ends all processes that an item left running. */
  reset(): Promise<void>;
}

/**
 * Runs the items sequentially. On the mock, an item whose steps succeed is reported as not seen. If
 * `isStrict` is true, an item that this computer can't run fails. Never rejects.
 */
export async function verify<Context extends Stage>(
  items: readonly Item<Context>[],
  context: Context,
  {
    isStrict = false,
    onFinding = () => undefined,
  }: { isStrict?: boolean; onFinding?: (finding: Finding) => void } = {},
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const item of items) {
    const { name, checks } = item;
    const finding = { name, checks, ...(await judge(item, context, isStrict)) };
    if (finding.result === 'fail') await context.reset();
    findings.push(finding);
    onFinding(finding);
  }
  return findings;
}

async function judge<Context extends Stage>(
  item: Item<Context>,
  context: Context,
  isStrict: boolean,
): Promise<Pick<Finding, 'result' | 'evidence'>> {
  let at = 'start';
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const { deadlineSeconds } = item;
    timer = setTimeout(
      () => reject(new Error(`not finished after ${deadlineSeconds} s`)),
      deadlineSeconds * 1000,
    );
  });
  try {
    const running = item.run(context, (name) => {
      at = name;
    });
    const evidence = await Promise.race([running, late]);
    return context.kind === 'electron'
      ? { result: 'pass', evidence }
      : { result: 'not seen', evidence: `mock: ok (${evidence})` };
  } catch (error) {
    const message = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
      .replace(/\s+/g, ' ')
      .trim();
    return error instanceof NotSeenError && !isStrict
      ? { result: 'not seen', evidence: message }
      : { result: 'fail', evidence: `at “${at}”: ${message}` };
  } finally {
    clearTimeout(timer);
  }
}

export const countOccurrences = (findings: readonly Finding[]): Record<Finding['result'], number> => ({
  pass: findings.filter(({ result }) => result === 'pass').length,
  fail: findings.filter(({ result }) => result === 'fail').length,
  'not seen': findings.filter(({ result }) => result === 'not seen').length,
});

export function formatTable(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ name }) => name.length));
  const lines = findings.map(
    ({ name, result, checks, evidence }) =>
      `${result.padEnd('not seen'.length)}  ${name.padEnd(width)}  ${checks}\n${' '.repeat(width + 12)}${evidence}`,
  );
  const { pass, fail, 'not seen': notSeen } = countOccurrences(findings);
  return `${lines.join('\n')}\n\n${pass} passed, ${fail} failed, ${notSeen} not seen`;
}
