import path from 'node:path';
import type { Reporter, TestCase } from '@playwright/test/reporter';
import { detectElectronKind } from './electron-kind.ts';

/**
 * Reports which Electron the tests ran on, what the mock can't show, and which tests were skipped and why.
 */
// biome-ignore lint/style/noDefaultExport: Playwright reads it so
export default class DesktopReporter implements Reporter {
  readonly #leftOut = new Map<string, string[]>();

  printsToStdio(): boolean {
    return false;
  }

  onTestEnd({ title, location, annotations }: TestCase): void {
    for (const { type, description = 'no reason given' } of annotations) {
      if (type !== 'skip') continue;
      const line = `${path.basename(location.file)}: ${title}`;
      this.#leftOut.set(description, [...(this.#leftOut.get(description) ?? []), line]);
    }
  }

  onEnd(): void {
    const { explanation } = detectElectronKind(path.resolve(import.meta.dirname, '../..'));
    const count = [...this.#leftOut.values()].flat().length;
    const lines = [...this.#leftOut].flatMap(([why, tests]) => [
      `  ${why}`,
      ...tests.map((test) => `    ${test}`),
    ]);
    console.log([`\n${explanation}`, `Left out on the desktop: ${count}`, ...lines].join('\n'));
  }
}
