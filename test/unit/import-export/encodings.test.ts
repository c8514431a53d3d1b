import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createExportHeader } from '../../../electron/host/import-export/export-header.ts';
import { decodeFile } from '../../../electron/host/import-export/read-by-format.ts';
import {
  countLostLines,
  repairEncodedTwice,
} from '../../../electron/host/import-export/repair-encoded-twice.ts';
import { readChosenFile } from '../../../renderer/features/import/use-import-input.ts';
import {
  decodeText,
  findEncoding,
  TEXT_ENCODINGS,
  type TextEncoding,
} from '../../../shared/import-export/decode-text.ts';

/** Encodes text in an encoding with one byte per character. */
function encode(text: string, encoding: 'windows-1252' | 'macintosh' | 'windows-1251'): Buffer<ArrayBuffer> {
  const all = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, at) => at));
  return Buffer.from([...text].map((character) => all.indexOf(character)));
}

/** Reads UTF-8 in another encoding, as programs do that don't know UTF-8. */
const misread = (text: string, encoding: 'windows-1252' | 'macintosh') =>
  new TextDecoder(encoding).decode(Buffer.from(text));

const TEXTS = [
  'Café or bar?',
  'What’s your “thing”? Don’t know…',
  'Größe, Äpfel – oder „Süßes“?',
  'Où aller cet été ? À la plage ou à la forêt ? L’île, « ça »',
  '¿Qué prefieres, mañana o el sábado?',
  'Price: 5 € or £4?',
  'Smørrebrød på svenska är smörgås',
  'Straße',
] as const;

describe("a file that isn't UTF-8", () => {
  it.each(TEXTS)("is read in Windows-1252 if that's plausible: %s", async (text) => {
    const bytes = encode(text, 'windows-1252');
    expect(decodeFile(bytes)).toEqual({ text, encoding: 'windows-1252' });
    expect(await readChosenFile(new File([bytes], 'a.csv'))).toMatchObject({
      text,
      encoding: 'windows-1252',
    });
  });

  it.each(TEXTS)("is read in Mac Roman if that's more plausible: %s", (text) => {
    expect(decodeFile(encode(text, 'macintosh'))).toEqual({ text, encoding: 'macintosh' });
  });

  it('is read in the encoding that the user chose', async () => {
    const bytes = encode('Чай или кофе?', 'windows-1251');
    expect(decodeFile(bytes, { encoding: 'windows-1251' })).toMatchObject({ text: 'Чай или кофе?' });
    const file = new File([bytes], 'a.csv');
    expect(await readChosenFile(file, 'windows-1251')).toMatchObject({ text: 'Чай или кофе?' });
    expect(await readChosenFile(file, 'utf-8')).toMatchObject({ wrong: 'otherEncoding' });
  });

  it.each([
    ['with control characters', Buffer.from([0xff, 0xd8, 0xff, 0x00, 0x10, 0x4a])],
    ['with a byte order mark of UTF-8', Buffer.from([0xef, 0xbb, 0xbf, 0x61, 0xe9])],
    ["that's a damaged export", Buffer.from(`${JSON.stringify(createExportHeader(1, 0))}\n\xe9`, 'latin1')],
  ])("is rejected if it's a file %s", async (_, bytes) => {
    expect(decodeFile(bytes)).toMatchObject({ problem: { fault: { code: 'not-utf8' } } });
    expect(await readChosenFile(new File([bytes], 'a.jsonl'))).toMatchObject({ wrong: 'notUtf8' });
  });

  it("is rejected if it's a spreadsheet", async () => {
    const bytes = Buffer.from('PK\x03\x04…');
    expect(decodeFile(bytes)).toMatchObject({ problem: { fault: { code: 'spreadsheet' } } });
    expect(await readChosenFile(new File([bytes], 'a.xlsx'))).toMatchObject({ wrong: 'spreadsheet' });
  });
});

describe('UTF-16 without a byte order mark', () => {
  const text = 'title,options\r\nCafé or 一二三?,"☕ - Café\n🍺 - Bar"\r\n';
  it.each([
    ['utf-16le', Buffer.from(text, 'utf16le')],
    ['utf-16be', Buffer.from(text, 'utf16le').swap16()],
  ])('is recognized: %s', (encoding, bytes) => {
    expect(decodeText(bytes)).toEqual({ text, encoding });
  });

  it("isn't assumed for a file with a few zero bytes", () => {
    expect(decodeText(Buffer.from('Tea\0 or coffee, or something else?'))?.encoding).toBe('utf-8');
  });
});

describe('an encoding', () => {
  it.each([
    ['latin1', 'windows-1252'],
    ['CP1252', 'windows-1252'],
    ['mac', 'macintosh'],
    ['utf8', 'utf-8'],
    ['sjis', 'shift_jis'],
  ])('has common names: %s', (name, encoding) => {
    expect(findEncoding(name)).toBe(encoding);
  });

  it("can't have an unknown name", () => {
    expect(['klingon', '', 'iso-2022-jp'].map(findEncoding)).toEqual([null, null, null]);
  });

  it("can be used if it's in the list", () => {
    const names = Object.keys(TEXT_ENCODINGS) as TextEncoding[];
    for (const name of names) expect(decodeText(Buffer.from('ab'), name)?.encoding).toBe(name);
  });
});

describe('text that was encoded twice', () => {
  const LINES = ['☕ - Café', '🍵 - Süß – oder', '❤️ - 日本', 'Чай', '“Tea”'];
  it.each(['windows-1252', 'macintosh'] as const)('is repaired if it was read in %s', (encoding) => {
    for (const line of LINES) {
      const text = `Tea?\r\n${misread(line, encoding)}\nlast`;
      expect(repairEncodedTwice(text)).toEqual({ text: `Tea?\r\n${line}\nlast`, count: 1, first: 2 });
    }
  });

  it('is repaired if it was even encoded 3 times', () => {
    const text = misread(misread('☕', 'windows-1252'), 'windows-1252');
    expect(repairEncodedTwice(text)).toEqual({ text: '☕', count: 1, first: 1 });
  });

  it.each(['Café', 'CAFÉ»', '«CAFÉ»', '☕ - Coffee', 'Größe – „Süßes“', '√2 ≈ 1.41', 'Ã', 'Tea'])(
    "isn't seen in correct text: %s",
    (text) => {
      expect(repairEncodedTwice(text)).toEqual({ text, count: 0, first: null });
    },
  );

  it("is reported if it can't be repaired", () => {
    expect(countLostLines('a\nðŸµ - Tea\nCaf\ufffd')).toEqual({ count: 2, first: 2 });
    expect(countLostLines('a\n🍵 - Tea\nCafé')).toEqual({ count: 0, first: null });
  });

  it('keeps its number of lines', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { text: repaired } = repairEncodedTwice(misread(text, 'windows-1252'));
        const countLines = (all: string) => all.split(/\r\n|\r|\n/).length;
        expect(countLines(repaired)).toBe(countLines(misread(text, 'windows-1252')));
      }),
    );
  });
});
