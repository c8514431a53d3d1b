import { requireReady } from './lifecycle.ts';
import { createStrictEmitter, createStrictObject } from './strict-object.ts';

export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The displays. ELECTRON_MOCK_DISPLAYS has their work areas as JSON. */
export const screen = createStrictObject(
  'screen',
  createStrictEmitter({
    displays: (process.env.ELECTRON_MOCK_DISPLAYS === undefined
      ? [{ x: 0, y: 0, width: 1920, height: 1040 }]
      : JSON.parse(process.env.ELECTRON_MOCK_DISPLAYS)
    ).map((workArea: Rectangle) => ({ workArea })),
    getAllDisplays() {
      requireReady('screen');
      return this.displays;
    },
  }),
);
