/** Runs something once, after what is being drawn now is on the screen. */
export type AfterPaint = (run: () => void) => void;

/** That of the page. What is typed is drawn first, and only then thought about. */
export const pageAfterPaint: AfterPaint = (run) => {
  // The frame is drawn behind its callbacks: a task after them runs once it is out.
  requestAnimationFrame(() => setTimeout(run));
};
