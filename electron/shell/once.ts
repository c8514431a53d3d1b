/** Does it the first time, and gives the same outcome ever after. */
export function once<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | null = null;
  return () => {
    done ??= work();
    return done;
  };
}
