import { parseAst } from 'vite';
import { z } from 'zod';

const nodeSchema = z.looseObject({ type: z.string() });
type Node = z.infer<typeof nodeSchema>;

const isNode = (value: unknown): value is Node => nodeSchema.safeParse(value).success;

const listChildren = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

/** Returns the called function's name and the property names after it: `it` and `each` for `it.each(…)`. */
function getCallee(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === 'Identifier') return [String(node.name)];
  if (node.type === 'CallExpression') return getCallee(node.callee);
  if (node.type === 'MemberExpression') return [...getCallee(node.object), ...getCallee(node.property)];
  return [];
}

function getText(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return null;
  const { quasis } = z
    .object({ quasis: z.array(z.object({ value: z.object({ cooked: z.string() }) })) })
    .parse(node);
  return quasis.map(({ value }) => value.cooked).join('…');
}

/**
 * Returns the full titles in a test file, including their groups. Titles must be string literals. All rows in
 * a table share one title. Excludes skipped and planned tests.
 */
export function testTitles(source: string): string[] {
  const walk = (node: Node, groups: readonly string[]): string[] => {
    const [name, ...words] = node.type === 'CallExpression' ? getCallee(node.callee) : [];
    const [first, ...rest] = Array.isArray(node.arguments) ? node.arguments : [];
    const title = name === 'describe' || name === 'it' ? getText(first) : null;
    if (title === null) return listChildren(node).flatMap((child) => walk(child, groups));
    if (words.includes('skip') || words.includes('todo')) return [];
    const path = [...groups, title];
    if (name === 'it') return [path.join(' > ')];
    return rest.filter(isNode).flatMap((child) => walk(child, path));
  };
  return walk(nodeSchema.parse(parseAst(source, { lang: 'ts' })), []);
}
