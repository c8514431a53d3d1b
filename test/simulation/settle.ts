/** So many turns of promises are enough for anything that the engine does without waiting for the world. */
const TURNS = 60;

/** Lets promises have so many turns: all that they want, or too few to come to an end. */
export async function settle(turns = TURNS): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await null;
}
