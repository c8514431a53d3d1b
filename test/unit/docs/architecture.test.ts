import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  createLibraryDiagram,
  createPartsDiagram,
  readImports,
  withDiagrams,
} from '../../support/architecture-diagrams.ts';

const PAGE = path.join(import.meta.dirname, '../../../docs/project/architecture.md');

describe('architecture diagrams', () => {
  it('match the imports', async () => {
    const page = withDiagrams(readFileSync(PAGE, 'utf8'), await readImports());
    await expect(page).toMatchFileSnapshot(PAGE);
  });

  it('replace only the text between their markers', () => {
    const other = '```mermaid\nsequenceDiagram\n```\n';
    const marked = (name: string, text: string) =>
      `<!-- ${name} diagram: begin -->\n\n${text}\n\n<!-- ${name} diagram: end -->\n`;
    const imports = new Map([['electron/host/library/store/journal.ts', []]]);
    const page = `${other}${marked('parts', 'old')}${other}${marked('library', 'old')}`;
    expect(withDiagrams(page, imports)).toBe(
      `${other}${marked('parts', createPartsDiagram(imports))}${other}${marked('library', createLibraryDiagram(imports))}`,
    );
  });

  it('change only if imports between folders change', () => {
    const createImport = (store: string[]) =>
      new Map([
        ['renderer/views/library/list.tsx', ['renderer/ui/button.tsx']],
        ['renderer/ui/button.tsx', []],
        ['electron/host/library/store/entry-store.ts', store],
        ['electron/host/library/store/journal.ts', []],
        ['electron/host/library/format/entry-line.ts', []],
        ['electron/host/system/files.ts', []],
        ['electron/host/sync/sync-engine.ts', []],
        ['shared/limits.ts', []],
      ]);
    const parts = createPartsDiagram(createImport([]));
    const library = createLibraryDiagram(createImport([]));
    const inside = createImport(['electron/host/library/store/journal.ts']);
    expect([createPartsDiagram(inside), createLibraryDiagram(inside)]).toEqual([parts, library]);
    for (const more of [
      'electron/host/sync/sync-engine.ts',
      'electron/host/system/files.ts',
      'shared/limits.ts',
    ])
      expect(createPartsDiagram(createImport([more]))).not.toBe(parts);
    expect(createLibraryDiagram(createImport(['electron/host/library/format/entry-line.ts']))).not.toBe(
      library,
    );
  });
});
