/** Functions that run in the page: each stands alone, as its text is all that the page gets. */

/** Notes when the first row and the title field are on screen. Runs before the page's own scripts. */
export function watchStart(): void {
  const at: { row?: number; typing?: number } = {};
  Object.assign(globalThis, { startOfUi: at });
  const look = () => {
    if (document.querySelector('[data-pane="list"] [role="option"]')) at.row ??= performance.now();
    if (document.querySelector('[data-pane="editor"] textarea')) at.typing ??= performance.now();
    if (at.row === undefined || at.typing === undefined) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** From now on, notes how long after each key the next frame is out; `keySeen` resolves then. */
export function watchKeys(): void {
  const times: number[] = [];
  Object.assign(globalThis, { keyTimes: times });
  addEventListener(
    'keydown',
    (event) => {
      const seen = Promise.withResolvers<void>();
      Object.assign(globalThis, { keySeen: seen.promise });
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        times.push(performance.now() - event.timeStamp);
        port1.close();
        seen.resolve();
      };
      // The frame is drawn behind its callbacks; a task after them runs once it is out.
      requestAnimationFrame(() => port2.postMessage(null));
    },
    true,
  );
}

/** Scrolls the list from end to end, a screenful a frame. Gives how long each frame took, in milliseconds. */
export async function scrollThrough(
  limit: number,
): Promise<{ frames: number[]; rows: number; total: number }> {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const list = document.querySelector('[data-pane="list"] [role="listbox"]');
  const frames: number[] = [];
  const last = () =>
    Number([...(list?.querySelectorAll('[role="option"]') ?? [])].at(-1)?.getAttribute('aria-posinset'));
  const total = Number(list?.querySelector('[role="option"]')?.getAttribute('aria-setsize'));
  const start = await frame();
  let before = start;
  while (list && last() < total && before - start < limit) {
    list.scrollTop += list.clientHeight;
    const now = await frame();
    frames.push(now - before);
    before = now;
  }
  return { frames, rows: last(), total };
}
