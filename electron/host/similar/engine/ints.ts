/**
 * A list of whole numbers that grows, held in one block of memory. A class, since the index has one for each of its
 * words and methods on a prototype cost nothing for each.
 */
export class Ints {
  /** The numbers, and room after them: only the first `length` count. Another one after each growth. */
  block: Int32Array;
  length = 0;

  constructor(room = 4) {
    this.block = new Int32Array(room);
  }

  at(index: number): number {
    return this.block[index] ?? 0;
  }

  /** Puts a number at a place that there is, or at the end. */
  set(index: number, value: number): void {
    if (index === this.length) this.push(value);
    else this.block[index] = value;
  }

  push(value: number): void {
    this.grow();
    this.block[this.length++] = value;
  }

  /** Puts a number into an ascending list, at its place. */
  insert(value: number): void {
    const index = this.placeOf(value);
    this.grow();
    if (index < this.length) this.block.copyWithin(index + 1, index, this.length);
    this.block[index] = value;
    this.length++;
  }

  /** Takes a number out of an ascending list, if it is there. */
  delete(value: number): void {
    const index = this.placeOf(value);
    if (index === this.length || this.block[index] !== value) return;
    this.block.copyWithin(index, index + 1, this.length);
    this.length--;
  }

  /** Where a number stands in an ascending list, or belongs. */
  private placeOf(value: number): number {
    // What is added last is most often the highest.
    if (this.length > 0 && this.at(this.length - 1) < value) return this.length;
    let low = 0;
    let high = this.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.at(middle) < value) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private grow(): void {
    if (this.length < this.block.length) return;
    const larger = new Int32Array(Math.max(4, Math.ceil(this.length * 1.5)));
    larger.set(this.block);
    this.block = larger;
  }
}
