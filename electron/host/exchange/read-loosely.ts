import { MAX_IMPORT_BYTES } from '../../../shared/exchange.ts';
import type { ImportSource } from '../../../shared/import-look.ts';
import { looseOption } from '../../../shared/options/loose-option.ts';
import { splitLines } from '../../../shared/text/lines.ts';
import type { Item } from './item.ts';
import { readItems, withinLimit } from './read-file.ts';
import { readTable, type TableReading } from './read-table.ts';

/**
 * What a text holds that somebody brings to the window and looks at before it is imported: lists as people write them are
 * option lines too, and a table may have any columns. `onProgress` gets the share that is read, from 0 to 1. Never throws.
 */
export function readLoosely(
  text: string,
  { format, table }: Pick<ImportSource, 'format' | 'table'>,
  onProgress?: (share: number) => void,
): TableReading {
  const isTable = format === 'csv' && text.trim() !== '' && Buffer.byteLength(text) <= MAX_IMPORT_BYTES;
  if (isTable) {
    return { table: null, ...withinLimit(text, { format }, (most) => readTable(text, table, most)) };
  }
  const reading = readItems(text, { format }, onProgress);
  const items = format === 'text' ? reading.items.map(loosened) : reading.items;
  return { ...reading, items, table: null };
}

function loosened(item: Item): Item {
  if (item.kind === 'entry') return item;
  const options = splitLines(item.input.options).map(looseOption).join('\n');
  return { ...item, input: { ...item.input, options } };
}
