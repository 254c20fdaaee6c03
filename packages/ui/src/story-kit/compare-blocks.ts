declare module 'vitest/browser' {
  interface ScreenshotComparatorRegistry {
    blocks: { allowed: number };
  }
}

/** Pixels on a side: about a letter, so that letters drawn a pixel aside stay within theirs. */
const BLOCK = 16;
/** How far the mean of a colour of a block may be off, of 255. */
const TOLERANCE = 20;

interface Picture {
  metadata: { width: number; height: number };
  /** RGBA. */
  data: Uint8Array | Uint8ClampedArray | Buffer;
}

/** The mean of each colour in each block. */
function blocksOf({ metadata: { width, height }, data }: Picture): number[] {
  const columns = Math.ceil(width / BLOCK);
  const sums = new Array<number>(columns * Math.ceil(height / BLOCK) * 3).fill(0);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const x = pixel % width;
    const y = Math.floor(pixel / width);
    const block = (Math.floor(y / BLOCK) * columns + Math.floor(x / BLOCK)) * 3;
    for (let colour = 0; colour < 3; colour += 1) {
      sums[block + colour] = (sums[block + colour] ?? 0) + (data[pixel * 4 + colour] ?? 0);
    }
  }
  return sums.map((sum) => sum / BLOCK ** 2);
}

/**
 * Compares two pictures as somebody with half-closed eyes does: how letters are smoothed differs between versions of
 * Chromium, what has moved or has another colour is seen.
 * @param allowed share of blocks that may differ
 */
export function compareBlocks(reference: Picture, actual: Picture, { allowed }: { allowed: number }) {
  const { width, height } = reference.metadata;
  if (width !== actual.metadata.width || height !== actual.metadata.height) {
    const { metadata } = actual;
    return {
      pass: false,
      diff: null,
      message: `${metadata.width} × ${metadata.height}, not ${width} × ${height}`,
    };
  }
  const before = blocksOf(reference);
  const after = blocksOf(actual);
  const differing = new Set<number>();
  for (const [n, value] of before.entries()) {
    if (Math.abs(value - (after[n] ?? 0)) > TOLERANCE) differing.add(Math.floor(n / 3));
  }
  const share = differing.size / (before.length / 3);
  return {
    pass: share <= allowed,
    diff: null,
    message: `${(share * 100).toFixed(2)} % of the blocks differ`,
  };
}
