import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { z } from 'zod';
import { ensureChromium } from './chromium.ts';
import { encodeIcns, encodeIco, type Picture } from './icon-files.ts';

/** `npm run tool -- icons` renders renderer/public/icon.svg into electron/packaging, in all sizes and formats. */
const root = path.resolve(import.meta.dirname, '../..');
const target = path.join(root, 'electron/packaging');
const source = readFileSync(path.join(root, 'renderer/public/icon.svg'), 'utf8');

const SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024];
const WINDOWS = [16, 24, 32, 48, 64, 128, 256];
/** The margin in Apple's icon template, 100 of 1024 on each side. */
const MAC_MARGIN = 100 / 1024;

const drawn = z.object({ png: z.string(), rgba: z.string() });

const browser = await chromium.launch({ executablePath: ensureChromium() });
try {
  const page = await browser.newPage();
  const pictures = await drawAll(page, SIZES, 0);
  const icons = path.join(target, 'icons');
  rmSync(icons, { recursive: true, force: true });
  mkdirSync(icons, { recursive: true });
  for (const { size, png } of pictures) writeFileSync(path.join(icons, `${size}x${size}.png`), png);
  const forWindows = pictures.filter(({ size }) => WINDOWS.includes(size));
  writeFileSync(path.join(target, 'icon.ico'), encodeIco(forWindows));
  writeFileSync(path.join(target, 'icon.icns'), encodeIcns(await drawAll(page, SIZES, MAC_MARGIN)));
} finally {
  await browser.close();
}

async function drawAll(page: Page, sizes: readonly number[], margin: number): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const size of sizes) pictures.push(await draw(page, size, margin));
  return pictures;
}

/** Draws one image. Scales the drawing before rendering it, because small icons need sharp edges too. */
async function draw(page: Page, size: number, margin: number): Promise<Picture> {
  const inner = Math.round(size * (1 - 2 * margin));
  const picture = await page.evaluate(
    async ([svg, size, inner]) => {
      const image = new Image();
      const sized = svg.replace('<svg ', `<svg width="${inner}" height="${inner}" `);
      image.src = `data:image/svg+xml,${encodeURIComponent(sized)}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('This browser rendered nothing.');
      const free = (size - inner) / 2;
      context.drawImage(image, free, free, inner, inner);
      const points = context.getImageData(0, 0, size, size).data;
      const text = Array.from(points, (byte) => String.fromCharCode(byte)).join('');
      return { png: canvas.toDataURL('image/png').replace(/^.*,/, ''), rgba: btoa(text) };
    },
    [source, size, inner] as const,
  );
  const { png, rgba } = drawn.parse(picture);
  return { size, png: Buffer.from(png, 'base64'), rgba: Buffer.from(rgba, 'base64') };
}
