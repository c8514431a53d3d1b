import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { z } from 'zod';

/** Each product file's imports. All paths are relative to the project folder. */
type Imports = ReadonlyMap<string, readonly string[]>;

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDERS = ['shared', 'electron', 'renderer'];

const resultSchema = z.object({
  modules: z.array(
    z.object({ source: z.string(), dependencies: z.array(z.object({ resolved: z.string() })) }),
  ),
});

/** Returns all imports among the product's TypeScript files, including types and dynamic imports. */
export async function readImports(): Promise<Imports> {
  const { ruleSet: _, ...options } = await extractDepcruiseOptions(
    path.join(ROOT, '.dependency-cruiser.json'),
  );
  const includeOnly = { path: `^(${FOLDERS.join('|')})/.*\\.tsx?$` };
  const { output } = await cruise(FOLDERS, { ...options, baseDir: ROOT, validate: false, includeOnly });
  const { modules } = resultSchema.parse(output);
  return new Map(
    modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  );
}

/** The boxes that each box imports. */
type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

/** Connections that aren't imports, with their transport. */
const CALLS: readonly [from: string, over: string, to: string][] = [
  ['renderer/bridge/', 'IPC', 'electron/preload.ts'],
  ['renderer/bridge/', 'HTTP, in a browser', 'electron/host/web/'],
];
const FRAMES = ['renderer/', 'electron/', 'electron/host/', 'shared/'];
/** The main files of a folder, shown in the box for its direct files. */
const OWN_FILES: Readonly<Record<string, string>> = {
  'renderer/': 'main.tsx, app.tsx',
  'electron/': 'start.ts, build.ts',
  'shared/': 'all of shared/',
};
/** If more boxes import a box, it shows their number instead of arrows. */
const MAX_ARROWS = 7;

const PART =
  /^(?:shared\/|renderer\/(?:[^/]+\/)?|electron\/host\/[^/]+\/?|electron\/(?:(?:desktop|cli|packaging)\/|(?:main|preload|cli)\.ts|))/;
const FLOOR = /^electron\/host\/library\/[^/]+\/?/;

export function createPartsDiagram(imports: Imports): string {
  const arrows = listArrows(imports, PART);
  const countImporters = (box: string) => [...arrows.values()].filter((to) => to.has(box)).length;
  const isDrawn = (box: string) => countImporters(box) <= MAX_ARROWS;
  const frames = FRAMES.flatMap((frame) => [
    `subgraph ${toId(`in ${frame}`)}["${frame}"]`,
    ...[...arrows.keys()]
      .filter((box) => FRAMES.findLast((one) => box.startsWith(one)) === frame)
      .map((box) => {
        const name = OWN_FILES[box] ?? box.slice(frame.length);
        return `  ${toId(box)}["${name}${isDrawn(box) ? '' : `<br>${countImporters(box)} boxes import this`}"]`;
      }),
    'end',
  ]);
  const calls = CALLS.map(([from, over, to]) => `${toId(from)} -. "${over}" .-> ${toId(to)}`);
  return formatMermaid([...frames, ...createLines(arrows, isDrawn), ...calls]);
}

export function createLibraryDiagram(imports: Imports): string {
  const arrows = listArrows(imports, FLOOR);
  const boxes = [...arrows.keys()].map(
    (box) => `${toId(box)}["${box.replace('electron/host/library/', '')}"]`,
  );
  return formatMermaid([...boxes, ...createLines(arrows)]);
}

export function withDiagrams(page: string, imports: Imports): string {
  const replace = (text: string, name: string, diagram: string) =>
    text.replace(
      new RegExp(`(<!-- ${name} diagram: begin -->\\n\\n).*?(?=\\n\\n<!-- ${name} diagram: end -->)`, 's'),
      (_, begin: string) => begin + diagram,
    );
  return replace(
    replace(page, 'parts', createPartsDiagram(imports)),
    'library',
    createLibraryDiagram(imports),
  );
}

/** Lists the imports between boxes. `boxOf` matches the start of a path. The match is the box's name. */
function listArrows(imports: Imports, boxOf: RegExp): Arrows {
  const arrows = new Map<string, Set<string>>();
  for (const [file, imported] of [...imports].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const [from] = boxOf.exec(file) ?? [];
    if (from === undefined) continue;
    const targets = imported.flatMap((other) => boxOf.exec(other)?.[0] ?? []);
    const others = targets.filter((to) => to !== from);
    arrows.set(from, new Set([...(arrows.get(from) ?? []), ...others]));
  }
  return arrows;
}

const createLines = (arrows: Arrows, isDrawn: (to: string) => boolean = () => true): string[] =>
  [...arrows]
    .map(([from, all]) => [from, [...all].filter(isDrawn).toSorted()] as const)
    .filter(([, to]) => to.length > 0)
    .map(([from, to]) => `${toId(from)} --> ${to.map(toId).join(' & ')}`);

const toId = (name: string): string => name.replaceAll(/\W/g, '_');

const formatMermaid = (content: readonly string[]): string =>
  ['```mermaid', 'flowchart TD', ...content.map((line) => `  ${line}`), '```'].join('\n');
