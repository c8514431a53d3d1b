import { stripVTControlCharacters } from 'node:util';

/** One thing that only a real Electron can show. */
export interface Item<Context> {
  name: string;
  /** What it checks, as a sentence. */
  checks: string;
  /** After this time it failed, at the step that it was in. */
  deadlineSeconds: number;
  /**
   * Resolves with the evidence. Rejects if it does not hold, and with NotSeenError if this computer can't show it.
   * @param step names what begins now
   */
  run(context: Context, step: (name: string) => void): Promise<string>;
}

export interface Finding {
  name: string;
  checks: string;
  result: 'pass' | 'fail' | 'not seen';
  /** What was found, or why it was not seen. */
  evidence: string;
}

/** This computer can't show it: neither a pass nor a failure. */
export class NotSeenError extends Error {}

/** What runs the items, and what has to be ended when one of them fails. */
export interface Stage {
  kind: 'electron' | 'mock';
  /** Ends everything that an item left running. */
  reset(): Promise<void>;
}

/** Runs one item after the other. On the mock nothing passes: an item whose steps work there is not seen. Never rejects. */
export async function verify<Context extends Stage>(
  items: readonly Item<Context>[],
  context: Context,
  onFinding: (finding: Finding) => void = () => undefined,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const item of items) {
    const { name, checks } = item;
    const finding = { name, checks, ...(await judge(item, context)) };
    if (finding.result === 'fail') await context.reset();
    findings.push(finding);
    onFinding(finding);
  }
  return findings;
}

async function judge<Context extends Stage>(
  item: Item<Context>,
  context: Context,
): Promise<Pick<Finding, 'result' | 'evidence'>> {
  let at = 'start';
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const { deadlineSeconds } = item;
    timer = setTimeout(() => reject(new Error(`no end after ${deadlineSeconds} s`)), deadlineSeconds * 1000);
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
    return error instanceof NotSeenError
      ? { result: 'not seen', evidence: message }
      : { result: 'fail', evidence: `at “${at}”: ${message}` };
  } finally {
    clearTimeout(timer);
  }
}

/** How many of each result there are. */
export const countsOf = (findings: readonly Finding[]): Record<Finding['result'], number> => ({
  pass: findings.filter(({ result }) => result === 'pass').length,
  fail: findings.filter(({ result }) => result === 'fail').length,
  'not seen': findings.filter(({ result }) => result === 'not seen').length,
});

/** The findings as a table for a terminal. */
export function tableOf(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ name }) => name.length));
  const lines = findings.map(
    ({ name, result, checks, evidence }) =>
      `${result.padEnd('not seen'.length)}  ${name.padEnd(width)}  ${checks}\n${' '.repeat(width + 12)}${evidence}`,
  );
  const { pass, fail, 'not seen': notSeen } = countsOf(findings);
  return `${lines.join('\n')}\n\n${pass} passed, ${fail} failed, ${notSeen} not seen`;
}
