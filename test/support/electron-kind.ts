import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findInstalledElectron } from '../../electron/find-electron.ts';

/** The Electron that desktop tests run on: the real program if it was downloaded, otherwise the mock. */
export interface ElectronKind {
  name: 'electron' | 'mock';
  /** The real program's path, or null for the mock. */
  program: string | null;
  explanation: string;
}

/** @param root the repository's folder */
export function detectElectronKind(root: string): ElectronKind {
  const program = findInstalledElectron(path.join(root, 'node_modules/electron'), process.env);
  return program === null
    ? {
        name: 'mock',
        program,
        explanation: `Electron: the mock, because the program was not downloaded (node_modules/electron/path.txt). ${listGaps()}`,
      }
    : { name: 'electron', program, explanation: `Electron: the real program, ${program}.` };
}

/** Returns the mock's gaps from its README. */
function listGaps(): string {
  const description = readFileSync(path.join(import.meta.dirname, 'electron-mock/README.md'), 'utf8');
  const found = description.split('\n').find((line) => line.startsWith('What it can'));
  if (found === undefined) throw new Error('The README of the mock doesn’t say what it can’t show.');
  return found;
}
