/** A frame's WebP file and how long it's shown. */
export interface Frame {
  webp: Uint8Array;
  milliseconds: number;
}

const ANIMATION = 0x02;
const DONT_BLEND = 0x02;

/**
 * Joins opaque WebP images of the same size to an animation that repeats forever. See "WebP Container
 * Specification" by Google.
 */
export function joinFrames(
  frames: readonly Frame[],
  { width, height }: { width: number; height: number },
): Buffer {
  const size = Buffer.concat([toUint24(width - 1), toUint24(height - 1)]);
  const chunks = [
    createChunk('VP8X', Buffer.from([ANIMATION, 0, 0, 0]), size),
    // The background color, and the number of repetitions, with 0 for endless.
    createChunk('ANIM', Buffer.alloc(6)),
    ...frames.map(({ webp, milliseconds }) =>
      createChunk(
        'ANMF',
        Buffer.alloc(6),
        size,
        toUint24(milliseconds),
        Buffer.from([DONT_BLEND]),
        getImageChunk(Buffer.from(webp)),
      ),
    ),
  ];
  return createChunk('RIFF', Buffer.from('WEBP'), ...chunks);
}

function createChunk(name: string, ...parts: readonly Buffer[]): Buffer {
  const data = Buffer.concat(parts);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(name), length, data, Buffer.alloc(data.length % 2)]);
}

/** Returns the chunk with the compressed image. Throws if there's none. */
function getImageChunk(file: Buffer): Buffer {
  let at = 12;
  while (at < file.length) {
    const end = at + 8 + file.readUInt32LE(at + 4);
    if (/^VP8[ L]$/.test(file.toString('latin1', at, at + 4))) return file.subarray(at, end + (end % 2));
    at = end + (end % 2);
  }
  throw new Error('The WebP file contains no image.');
}

function toUint24(value: number): Buffer {
  const bytes = Buffer.alloc(3);
  bytes.writeUIntLE(value, 0, 3);
  return bytes;
}
