import { crc32 } from 'node:zlib';
import { z } from 'zod';

/** Where a part begins behind the head. 8 bits: lines of whole numbers; 32: floating point. */
const partSchema = z.object({
  at: z.int().min(0),
  bits: z.literal([8, 32]),
  lines: z.int().positive(),
  width: z.int().positive(),
});

/** A file: its length in bytes (32 bits), this as JSON, all parts, each at a multiple of 16. */
const modelHeadSchema = z.object({
  /** Where it comes from, and that it was changed: its licence asks for that. */
  about: z.string(),
  /** Of all that is behind the head (CRC-32). */
  sum: z.int(),
  /** Pieces of words, each with the logarithm of how likely it is. */
  vocabulary: z.array(z.tuple([z.string(), z.number()])).readonly(),
  parts: z.record(z.string(), partSchema),
});
type ModelHead = z.infer<typeof modelHeadSchema>;

export interface ModelFile {
  vocabulary: ModelHead['vocabulary'];
  bytes(name: string): Int8Array;
  floats(name: string): Float32Array;
  /** How many lines, and how long each. */
  shape(name: string): { lines: number; width: number };
}

/** Reads what `electron/packaging/embedding-model.ts` has written. Throws for a file that is cut off, or has changed. */
export function readModel(file: Uint8Array): ModelFile {
  const { head, body } = split(file);
  const { vocabulary, parts } = modelHeadSchema.parse(head);
  const partOf = (name: string, bits: 8 | 32) => {
    const part = parts[name];
    if (part?.bits !== bits) throw new Error(`the model has no ${name} of ${bits} bits`);
    const { at, lines, width } = part;
    const end = at + (lines * width * bits) / 8;
    // What is given out are copies: nobody holds on to the file.
    return new Uint8Array(body.subarray(at, end)).buffer;
  };
  return {
    vocabulary,
    bytes: (name) => new Int8Array(partOf(name, 8)),
    floats: (name) => new Float32Array(partOf(name, 32)),
    shape(name) {
      const part = parts[name];
      if (!part) throw new Error(`the model has no ${name}`);
      return part;
    },
  };
}

const sumSchema = modelHeadSchema.pick({ sum: true });

function split(file: Uint8Array): { head: unknown; body: Uint8Array } {
  try {
    const length = new DataView(file.buffer, file.byteOffset, file.byteLength).getUint32(0, true);
    const head: unknown = JSON.parse(new TextDecoder().decode(file.subarray(4, 4 + length)));
    const body = file.subarray(4 + length);
    if (sumSchema.parse(head).sum !== crc32(body)) throw new Error('its sum is another');
    return { head, body };
  } catch (error) {
    throw new Error('the file of the model is broken', { cause: error });
  }
}
