/** Returns the reason why text isn't a well-formed XML document without scripts, or null if it is. */
export function findXmlFault(xml: string): string | null {
  const open: string[] = [];
  let roots = 0;
  // Matches the text before the next tag, and the tag.
  for (const [, text = '', tag = ''] of xml.matchAll(/([^<]*)(<[^>]*>|<?$|<[^>]*$)/gy)) {
    if (open.length === 0 && text.trim() !== '') return 'XML with text outside its root';
    if (!isCharacterData(text)) return `XML with a bare character in ${JSON.stringify(text.slice(0, 80))}`;
    if (tag === '') continue;
    const [, closing, name = '', attributes = '', empty] = TAG.exec(tag) ?? [];
    if (name === '') return `XML with a broken tag ${JSON.stringify(tag.slice(0, 80))}`;
    if (/^(?:script|foreignObject|iframe|a|use|image)$/i.test(name)) return `XML with a <${name}>`;
    if (/\s(?:on\w+|(?:xlink:)?href)=/i.test(attributes.replace(/"[^"]*"/g, '""')))
      return `XML with a script in ${JSON.stringify(tag.slice(0, 80))}`;
    if (closing) {
      if (open.pop() !== name) return `XML with a stray </${name}>`;
    } else {
      if (open.length === 0) roots += 1;
      if (!empty) open.push(name);
    }
  }
  return roots === 1 && open.length === 0
    ? null
    : `XML with ${roots} roots and ${open.length} tags left open`;
}

const TAG =
  /^<(\/)?([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+="[^"<&]*(?:&(?:#\d+|#x[\da-f]+|\w+);[^"<&]*)*")*)\s*(\/)?>$/i;

/**
 * Returns whether text is valid XML 1.0 character data: it has no control characters, surrogates, or
 * noncharacters, and every `&` starts an entity.
 */
const isCharacterData = (text: string): boolean =>
  text.isWellFormed() &&
  !/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(text) &&
  !/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/u.test(text);
