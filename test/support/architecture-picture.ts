import path from 'node:path';
import { instance } from '@viz-js/viz';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { z } from 'zod';

/** The imports of each file of the product, by path from the project folder. */
type Imports = ReadonlyMap<string, readonly string[]>;

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDERS = ['shared', 'electron', 'renderer'];

const resultSchema = z.object({
  modules: z.array(
    z.object({ source: z.string(), dependencies: z.array(z.object({ resolved: z.string() })) }),
  ),
});

/** All imports among the product's TypeScript files, including types and dynamic imports. */
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

/** A box in the picture: a folder, or a group of files. */
interface Box {
  id: string;
  lines: readonly string[];
  zone: Zone;
}

type Zone = keyof typeof ZONES;

/** The frames and their captions. */
const ZONES = {
  window: 'renderer/: the window, in Electron or in a browser',
  desktop: 'the desktop app',
  headless: 'the command line',
  making: 'making packages',
  host: 'electron/host/: the application, in Electron and in plain Node',
  shared: 'what both sides agree on',
} as const;

/** Connections that aren't imports, with their transport. */
const CALLS: readonly [from: string, to: string, over: string][] = [
  ['renderer/bridge', 'electron/preload.ts', 'IPC'],
  ['renderer/bridge', 'electron/host/web', 'HTTP, in a browser'],
];

/**
 * The box that nearly every other box imports. The exceptions are written on it, instead of drawing an arrow from
 * each of the others.
 */
const GROUND = ['shared', 'foundations'];

/**
 * Returns `docs/project/architecture.svg`, with folders as boxes, and an arrow from each box to those that its files
 * import. The output depends only on the imports.
 */
export async function architecturePicture(imports: Imports): Promise<string> {
  const boxOf = boxesOf(imports);
  const boxes = [...new Map([...boxOf.values()].map((box) => [box.id, box])).values()];
  const arrows = new Map(boxes.map(({ id }) => [id, new Set<string>()]));
  for (const [file, imported] of imports)
    for (const other of imported) {
      const [from, to] = [boxOf.get(file), boxOf.get(other)];
      if (from && to && from !== to) arrows.get(from.id)?.add(to.id);
    }
  const viz = await instance();
  return themed(viz.renderString(dot(boxes, arrows), { format: 'svg' }));
}

/** The box of each file. */
function boxesOf(imports: Imports): Map<string, Box> {
  const views = new Set<string>();
  const foundations = hostFoundations(imports);
  for (const file of imports.keys()) {
    const [, view] = /^renderer\/views\/([^/]+)\//.exec(file) ?? [];
    if (view !== undefined) views.add(view);
  }
  const boxes = new Map<string, Box>();
  const box = (id: string, zone: Zone, lines: readonly string[] = [id]): Box => {
    const found = boxes.get(id) ?? { id, zone, lines };
    boxes.set(id, found);
    return found;
  };
  const place = (file: string): Box => {
    const [zone = '', folder = '', inner = '', ...deeper] = file.split('/');
    if (zone === 'shared') return box('shared', 'shared', ['shared/']);
    if (zone === 'renderer') {
      if (inner === '' || folder === 'app') return box('renderer', 'window', ['main.tsx, app.tsx, app/']);
      if (folder === 'views')
        return box('views', 'window', ['the views, a folder each', ...rows([...views].toSorted(), 5)]);
      return box(`renderer/${folder}`, 'window', [`${folder}/`]);
    }
    if (folder === 'host') {
      if (deeper.length > 0) return box(`electron/host/${inner}`, 'host', [`${inner}/`]);
      return foundations.has(file)
        ? box('foundations', 'host', ['ports.ts, files.ts, …: ports and small helpers'])
        : box('host', 'host', ['create-host.ts and services']);
    }
    if (folder === 'desktop') return box('electron/desktop', 'desktop', ['desktop/']);
    if (folder === 'cli') return box('electron/cli', 'headless', ['cli/']);
    if (folder === 'packaging') return box('electron/packaging', 'making', ['packaging/']);
    if (folder === 'main.ts' || folder === 'preload.ts') return box(file, 'desktop', [folder]);
    if (folder === 'cli.ts') return box(file, 'headless', [folder]);
    return box('start', 'headless', ['start.ts and its steps']);
  };
  return new Map([...imports.keys()].toSorted().map((file) => [file, place(file)]));
}

/** Files directly in `electron/host/` that import none of its folders, not even indirectly. */
function hostFoundations(imports: Imports): Set<string> {
  const files = [...imports.keys()].filter((file) => /^electron\/host\/[^/]+$/.test(file));
  const found = new Set(files);
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const file of found)
      if (imports.get(file)?.some((other) => other.startsWith('electron/host/') && !found.has(other)))
        found.delete(file);
  }
  return found;
}

function rows(words: readonly string[], each: number): string[] {
  return Array.from({ length: Math.ceil(words.length / each) }, (_, row) =>
    words.slice(row * each, (row + 1) * each).join(' '),
  );
}

const quoted = (text: string): string => JSON.stringify(text);

/** The picture as a Graphviz graph. */
function dot(boxes: readonly Box[], arrows: ReadonlyMap<string, ReadonlySet<string>>): string {
  const ofZone = (zone: string) => boxes.filter((box) => box.zone === zone);
  const frames = Object.entries(ZONES).map(([zone, title]) =>
    [
      `subgraph ${quoted(`cluster_${zone}`)} { label=${quoted(title)}; class="frame";`,
      ...ofZone(zone).map((box) => `${quoted(box.id)} [label=${quoted(labelOf(box, boxes, arrows))}];`),
      '}',
    ].join('\n'),
  );
  const drawn = [...arrows].flatMap(([from, all]) =>
    [...all]
      .filter((to) => !GROUND.includes(to))
      .toSorted()
      .map((to) => `${quoted(from)} -> ${quoted(to)};`),
  );
  const calls = CALLS.map(
    ([from, to, over]) =>
      `${quoted(from)} -> ${quoted(to)} [xlabel=${quoted(over)}, style=dashed, class="call"];`,
  );
  // The base box is at the bottom.
  const below = [...ofZone('host').map(({ id }) => [id, 'foundations']), ['foundations', 'shared']]
    .filter(([id, ground]) => id !== ground)
    .map(([id = '', ground = '']) => `${quoted(id)} -> ${quoted(ground)} [style=invis];`);
  return `digraph {
    graph [bgcolor=transparent, fontname="Helvetica", fontsize=13, labeljust=l, nodesep=0.25, ranksep=0.4];
    node [fontname="Helvetica", fontsize=13, shape=box, margin="0.14,0.08"];
    edge [fontname="Helvetica", fontsize=12, arrowsize=0.7];
    ${[...frames, ...drawn, ...calls, ...below].join('\n')}
  }`;
}

/** The text of a box. The base box lists which boxes import it. */
function labelOf(box: Box, boxes: readonly Box[], arrows: ReadonlyMap<string, ReadonlySet<string>>): string {
  if (!GROUND.includes(box.id)) return box.lines.join('\n');
  const imports = ({ id }: Box) => arrows.get(id)?.has(box.id) === true;
  const names = (some: readonly Box[]) => some.map(({ lines: [name = ''] }) => name);
  const others = boxes.filter(({ id }) => id !== box.id);
  const [near, far] =
    box.id === 'shared'
      ? [others, []]
      : [others.filter(({ zone }) => zone === box.zone), others.filter(({ zone }) => zone !== box.zone)];
  const without = names(near.filter((other) => !imports(other)));
  return [
    ...box.lines,
    `imported by every box${far.length > 0 ? ' of this frame' : ''}`,
    ...(without.length > 0 ? [`but ${without.join(', ')}`] : []),
    ...(far.some(imports) ? [`and by ${names(far.filter(imports)).join(', ')}`] : []),
  ].join('\n');
}

const STYLE = `<style>
text { fill: #1c2b30; font-family: Helvetica, Arial, sans-serif; }
.page { fill: #ffffff; }
.frame polygon { fill: #f3f6f7; stroke: #c9d3d6; }
.node polygon { fill: #ffffff; stroke: #6b7f86; }
.edge path { stroke: #6b7f86; }
.edge polygon { fill: #6b7f86; stroke: #6b7f86; }
.call path, .call polygon { stroke: #0f6b7a; }
.call polygon { fill: #0f6b7a; }
.call text { fill: #0f6b7a; }
@media (prefers-color-scheme: dark) {
  text { fill: #e3eaec; }
  .page { fill: #14191b; }
  .frame polygon { fill: #1b2225; stroke: #3a474c; }
  .node polygon { fill: #232c30; stroke: #7d9097; }
  .edge path { stroke: #8fa2a9; }
  .edge polygon { fill: #8fa2a9; stroke: #8fa2a9; }
  .call path, .call polygon { stroke: #5fc3d3; }
  .call polygon { fill: #5fc3d3; }
  .call text { fill: #5fc3d3; }
}
</style>
<rect class="page" width="100%" height="100%"/>`;

/** The picture with a light and a dark theme, without Graphviz's comments. */
function themed(svg: string): string {
  return svg
    .replace(/^.*?(?=<svg)/s, '')
    .replaceAll(/<!--.*?-->\n/gs, '')
    .replaceAll(/<title>.*?<\/title>\n/gs, '')
    .replaceAll(/ (xml:space|xmlns:xlink|font-family|id)="[^"]*"/g, '')
    .replace(
      /<svg[^>]*>/,
      (head) => `${head}\n<title>Folders of QOTD Studio, and which imports which</title>\n${STYLE}`,
    );
}
