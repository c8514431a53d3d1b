import { onlyWhenReady } from './lifecycle.ts';
import { strictEmitter, strictObject } from './strict-object.ts';

export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** ELECTRON_MOCK_DISPLAYS has the work areas of the displays as JSON. */
export const screen = strictObject(
  'screen',
  strictEmitter({
    displays: (process.env.ELECTRON_MOCK_DISPLAYS === undefined
      ? [{ x: 0, y: 0, width: 1920, height: 1040 }]
      : JSON.parse(process.env.ELECTRON_MOCK_DISPLAYS)
    ).map((workArea: Rectangle) => ({ workArea })),
    getAllDisplays() {
      onlyWhenReady('screen');
      return this.displays;
    },
  }),
);
