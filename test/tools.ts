/** A command that `npm run tool -- NAME` runs. */
interface Tool {
  name: string;
  summary: string;
  /** The program's path in the project. */
  file: string;
  /** The arguments that precede the user's arguments. */
  args?: readonly string[];
}

export const TOOLS: readonly Tool[] = [
  { name: 'fuzz', summary: 'Send random requests, files, and bridge calls', file: 'test/fuzz/run.ts' },
  { name: 'crash', summary: 'Kill the app during saves, and check its library', file: 'test/crash/run.ts' },
  { name: 'simulate', summary: 'Simulate sync with faults', file: 'test/simulation/run.ts' },
  { name: 'sockets', summary: 'Sync over real connections with faults', file: 'test/sockets/run.ts' },
  { name: 'soak', summary: 'Use the app in Chromium for an hour', file: 'test/soak/run.ts' },
  {
    name: 'verify-electron',
    summary: 'Check features that need the real Electron',
    file: 'test/verify-electron/run.ts',
  },
  {
    name: 'coverage',
    summary: 'Run the unit tests and measure their coverage',
    file: 'node_modules/vitest/vitest.mjs',
    args: ['run', '--coverage'],
  },
  {
    name: 'regular-expressions',
    summary: 'List the worst-case time of all regular expressions',
    file: 'test/regular-expressions/run.ts',
  },
  { name: 'bench', summary: 'Run a benchmark', file: 'test/bench/run.ts' },
  {
    name: 'performance',
    summary: 'Run all benchmarks and update their page',
    file: 'test/performance/run.ts',
  },
  {
    name: 'train-similarity',
    summary: 'Train the similarity model on labeled pairs',
    file: 'test/support/similar/training/run.ts',
  },
  {
    name: 'make-similarity-features',
    summary: 'Compute the features of labeled pairs',
    file: 'test/support/similar/training/make-features.ts',
  },
  { name: 'icons', summary: 'Render the app icon in all sizes', file: 'test/support/make-icons.ts' },
  {
    name: 'shots',
    summary: 'Take the screenshots for the documentation',
    file: 'test/support/take-shots.ts',
  },
  {
    name: 'sbom',
    summary: 'Write the bill of materials and licenses',
    file: 'electron/packaging/run-sbom.ts',
  },
  {
    name: 'release-notes',
    summary: "Print a version's changes",
    file: 'electron/packaging/release-notes.ts',
  },
];
