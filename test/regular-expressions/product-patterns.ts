import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { z } from 'zod';

/** A regular expression in the product's code. */
export interface ProductPattern {
  file: string;
  line: number;
  /** The pattern, or null if the code builds it from a string. */
  pattern: RegExp | null;
}

const spanSchema = z.object({ start: z.number() });
const literalSchema = z.object({
  type: z.literal('RegExpLiteral'),
  span: spanSchema,
  pattern: z.string(),
  flags: z.string(),
});
const buildSchema = z.object({
  type: z.enum(['NewExpression', 'CallExpression']),
  span: spanSchema,
  callee: z.object({ type: z.literal('Identifier'), value: z.literal('RegExp') }),
});

/** Returns every regular expression in a TypeScript file: literals and calls to `RegExp`. */
export function listPatterns(root: string, file: string): ProductPattern[] {
  const source = readFileSync(join(root, file));
  const tree = parseSync(source.toString(), {
    syntax: 'typescript',
    tsx: file.endsWith('x'),
    target: 'es2024',
  });
  // Positions are in bytes and 1-based.
  const found: (Omit<ProductPattern, 'line' | 'file'> & { at: number })[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const type = 'type' in node ? node.type : null;
    const literal = type === 'RegExpLiteral' ? literalSchema.parse(node) : null;
    const built =
      type === 'NewExpression' || type === 'CallExpression' ? buildSchema.safeParse(node).data : null;
    if (literal) found.push({ at: literal.span.start, pattern: new RegExp(literal.pattern, literal.flags) });
    if (built) found.push({ at: built.span.start, pattern: null });
    for (const child of Object.values(node)) visit(child);
  };
  visit(tree.body);
  return found.map(({ at, pattern }) => ({
    file,
    line: source
      .subarray(0, at - 1)
      .toString()
      .split('\n').length,
    pattern,
  }));
}
