import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startCountdown } from '../../../../../renderer/ui/feedback/toast.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a toast's countdown", () => {
  it('ends after its duration', () => {
    const onEnd = vi.fn();
    startCountdown(5_000, onEnd);
    vi.advanceTimersByTime(4_900);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10_000);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('pauses while the window is suspended', () => {
    const onEnd = vi.fn();
    let frozen = 0;
    startCountdown(5_000, onEnd, () => performance.now() + frozen);
    vi.advanceTimersByTime(1_000);
    frozen = 17_000;
    vi.advanceTimersByTime(2_500);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2_000);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('returns the remaining time when stopped', () => {
    const onEnd = vi.fn();
    const stop = startCountdown(5_000, onEnd);
    vi.advanceTimersByTime(2_000);
    expect(stop()).toBe(3_000);
    vi.advanceTimersByTime(9_000);
    expect(onEnd).not.toHaveBeenCalled();
  });
});
