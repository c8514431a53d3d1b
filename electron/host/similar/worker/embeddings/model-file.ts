import { crc32 } from 'node:zlib';
import { z } from 'zod';

/**
 * `at` is the part's start, counted from the end of the header. `bits` is 8 for integers and 32 for floating
 * point.
 */
const partSchema = z.object({
  at: z.int().min(0),
  bits: z.literal([8, 32]),
  lines: z.int().positive(),
  width: z.int().positive(),
});

/**
 * The header. The file has the header's length in bytes (32 bits), the header as JSON, and the parts, each at
 * a multiple of 16.
 */
const modelHeadSchema = z.object({
  /** The model's source and a note that it was changed. Its license requires both. */
  about: z.string(),
  sum: z.int(),
  /** Pieces of words and their log-probabilities. */
  vocabulary: z.array(z.tuple([z.string(), z.number()])).readonly(),
  parts: z.record(z.string(), partSchema),
});
type ModelHead = z.infer<typeof modelHeadSchema>;

export interface ModelFile {
  vocabulary: ModelHead['vocabulary'];
  getBytes(name: string): Int8Array;
  getFloats(name: string): Float32Array;
  /** Returns the number of lines and the length of each. */
  getShape(name: string): { lines: number; width: number };
}

/**
 * Reads a file written by `electron/packaging/embedding-model.ts`. Throws if the file is truncated or
 * anything after the header has changed. The header is only validated.
 */
export function readModel(file: Uint8Array): ModelFile {
  const { head, body } = split(file);
  const { vocabulary, parts } = modelHeadSchema.parse(head);
  const findPart = (name: string, bits: 8 | 32) => {
    const part = parts[name];
    if (part?.bits !== bits) throw new Error(`the model has no ${bits}-bit ${name}`);
    const { at, lines, width } = part;
    const end = at + (lines * width * bits) / 8;
    // The copy allows the file's memory to be freed.
    return new Uint8Array(body.subarray(at, end)).buffer;
  };
  return {
    vocabulary,
    getBytes: (name) => new Int8Array(findPart(name, 8)),
    getFloats: (name) => new Float32Array(findPart(name, 32)),
    getShape(name) {
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
    if (sumSchema.parse(head).sum !== crc32(body)) throw new Error("the model file's checksum is wrong");
    return { head, body };
  } catch (error) {
    throw new Error('the model file is damaged', { cause: error });
  }
}
