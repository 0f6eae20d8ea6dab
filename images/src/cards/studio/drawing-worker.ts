import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { drawSvg } from '../draw-svg.ts';
import { openTypesetter } from '../type/typesetter.ts';
import type { DrawingAnswer, DrawingJob } from './drawing-job.ts';

/** The thread in which cards are drawn, one after the other: outlines and pixels cost what no request may wait for. */
const { resolve } = createRequire(import.meta.url);
await initWasm(await readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')));
const setter = openTypesetter();

async function draw({ card, pictures }: DrawingJob): Promise<Uint8Array> {
  const picture = new Resvg(await drawSvg(setter, card, pictures), { font: { loadSystemFonts: false } });
  const image = picture.render();
  const pixels = image.pixels;
  image.free();
  picture.free();
  return pixels;
}

async function answer(job: DrawingJob): Promise<DrawingAnswer> {
  try {
    return { pixels: await draw(job) };
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', async (job: DrawingJob) => parentPort?.postMessage(await answer(job)));
