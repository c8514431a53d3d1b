/**
 * The inner loops of the encoder as WebAssembly, which takes many numbers at once. Made from
 * `test/support/similar/meaning/kernel.wat` by `wat2wasm` of the npm package wabt 1.0.39. Whatever computer it runs on, it
 * gives the same: no order of sums is left open.
 */
const KERNEL =
  'AGFzbQEAAAABKQVgBn9/f39/fwBgBH9/f30BfWAGf399f399AGADf39/AX1gBH9/f30AAwYFAAECAwQFAwEAAQczBgZtZW1vcnkC' +
  'AAhtdWx0aXBseQAABXJvdW5kAAEHdW5yb3VuZAACA2RvdAADA2FkZAAECsEHBbsEBAd/AXsEfwV7IARBAXQhCSAFQQJ0IQoDQEEA' +
  'IQYDQCABIAcgBGxqIQwgACAGIAlsaiEOIA4gCWohDyAPIAlqIRAgECAJaiER/QwAAAAAAAAAAAAAAAAAAAAAIRP9DAAAAAAAAAAA' +
  'AAAAAAAAAAAhFP0MAAAAAAAAAAAAAAAAAAAAACEV/QwAAAAAAAAAAAAAAAAAAAAAIRYgBCEIA0AgDP0BAwAhDSAO/QAEACESIBMg' +
  'DSAS/boB/a4BIRMgD/0ABAAhEiAUIA0gEv26Af2uASEUIBD9AAQAIRIgFSANIBL9ugH9rgEhFSAR/QAEACESIBYgDSAS/boB/a4B' +
  'IRYgDP0BAwghDSAO/QAEECESIBMgDSAS/boB/a4BIRMgD/0ABBAhEiAUIA0gEv26Af2uASEUIBD9AAQQIRIgFSANIBL9ugH9rgEh' +
  'FSAR/QAEECESIBYgDSAS/boB/a4BIRYgDEEQaiEMIA5BIGohDiAPQSBqIQ8gEEEgaiEQIBFBIGohESAIQRBrIggNAAsgAiAGIAps' +
  'IAdBAnRqaiELIAsgE/0bACAT/RsBaiAT/RsCIBP9GwNqajYCACALIApqIQsgCyAU/RsAIBT9GwFqIBT9GwIgFP0bA2pqNgIAIAsg' +
  'CmohCyALIBX9GwAgFf0bAWogFf0bAiAV/RsDamo2AgAgCyAKaiELIAsgFv0bACAW/RsBaiAW/RsCIBb9GwNqajYCACAGQQRqIgYg' +
  'A0kNAAsgB0EBaiIHIAVJDQALC6kBBAJ/AXsBfQF7IAAhBCACIQUDQCAGIAT9AAQA/eAB/ekBIQYgBEEQaiEEIAVBBGsiBQ0AC0Nf' +
  'cIkwIAb9HwAgBv0fAZcgBv0fAiAG/R8Dl5eXIQcgAyAHlf0TIQggAiEFA0AgASAA/QAEACAI/eYB/Wr9+AEgAP0ABBAgCP3mAf1q' +
  '/fgB/YUB/QsEACAAQSBqIQAgAUEQaiEBIAVBCGsiBQ0ACyAHIAOVC1IAA0AgACAF/RMgBP0ABAAgA/0ABAAgAv0TIAD9AAQA/foB' +
  '/eYB/eYB/eQB/ekB/QsEACAAQRBqIQAgA0EQaiEDIARBEGohBCABQQRrIgENAAsLSwEBewNAIAMgAP0ABAAgAf0ABAD95gH95AEh' +
  'AyAAQRBqIQAgAUEQaiEBIAJBBGsiAg0ACyAD/R8AIAP9HwGSIAP9HwIgA/0fA5KSCzgAA0AgACAA/QAEACAD/RMgAf0ABAD95gH9' +
  '5AH9CwQAIABBEGohACABQRBqIQEgAkEEayICDQALCw==';

/** All places are in bytes, at multiples of 16; `width` and `columns` count numbers, multiples of 16. */
export interface Kernel {
  memory: ArrayBuffer;
  /**
   * `rows`: `count` (a multiple of 4) rows of `width` 16-bit whole numbers; `matrix`: `columns` lines of as many 8-bit ones;
   * `sums`: gets 32 bits for each row and column.
   */
  multiply(rows: number, matrix: number, sums: number, count: number, width: number, columns: number): void;
  /** A row of floating point as 16-bit whole numbers, the largest as `most`. Returns what one of them is worth. */
  round(from: number, to: number, width: number, most: number): number;
  /** The opposite, where it stands: a row of sums, times `step` and the scale of its column, plus its bias; `least` at least. */
  unround(at: number, width: number, step: number, scales: number, biases: number, least: number): void;
  /** The sum of the products of two rows of floating point. */
  dot(one: number, other: number, width: number): number;
  /** Adds `share` of a row of floating point to another. */
  add(to: number, from: number, width: number, share: number): void;
}

/** A kernel with memory of its own, of at least so many bytes. */
export function createKernel(bytes: number): Kernel {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(Buffer.from(KERNEL, 'base64')));
  exports.memory.grow(Math.ceil(bytes / PAGE));
  return { ...exports, memory: exports.memory.buffer };
}

const PAGE = 65_536;

/** The part of WebAssembly that is used, for the kernel above; the types of Node do not have it. */
declare const WebAssembly: {
  Module: new (code: Uint8Array) => object;
  Instance: new (
    module: object,
  ) => {
    exports: Omit<Kernel, 'memory'> & { memory: { grow(pages: number): number; buffer: ArrayBuffer } };
  };
};
