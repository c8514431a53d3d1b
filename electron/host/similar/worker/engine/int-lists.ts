/**
 * A list of whole numbers that grows, held in one block of memory. A class, since the index has one for each of its
 * words and methods on a prototype cost nothing for each.
 */
export class IntList {
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
    const index = this.insertionIndex(value);
    this.grow();
    if (index < this.length) this.block.copyWithin(index + 1, index, this.length);
    this.block[index] = value;
    this.length++;
  }

  /** Takes a number out of an ascending list, if it is there. */
  delete(value: number): void {
    const index = this.insertionIndex(value);
    if (index === this.length || this.block[index] !== value) return;
    this.block.copyWithin(index, index + 1, this.length);
    this.length--;
  }

  /** Where a number stands in an ascending list, or belongs. */
  private insertionIndex(value: number): number {
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

/** Lists of whole numbers, each with a number of its own, in one block of memory. */
export class PackedIntLists {
  /** All lists; one stands from `from` to `to`, excluded. Another block after some calls of `set`. */
  block: Int32Array = new Int32Array(1024);
  private starts = new Int32Array(1024);
  private stops = new Int32Array(1024);
  private end = 0;
  private wasted = 0;

  from(list: number): number {
    return this.starts[list] ?? 0;
  }

  to(list: number): number {
    return this.stops[list] ?? 0;
  }

  /** Gives numbers to a list that has none. */
  set(list: number, numbers: ArrayLike<number>): void {
    if (this.end + numbers.length > this.block.length) this.compact(numbers.length);
    if (list >= this.starts.length) {
      this.starts = grown(this.starts, list);
      this.stops = grown(this.stops, list);
    }
    this.block.set(numbers, this.end);
    this.starts[list] = this.end;
    this.end += numbers.length;
    this.stops[list] = this.end;
  }

  delete(list: number): void {
    this.wasted += this.to(list) - this.from(list);
    this.starts[list] = 0;
    this.stops[list] = 0;
  }

  /** Moves all lists together, into a block with room for as many more numbers. */
  private compact(more: number): void {
    const larger = new Int32Array(Math.ceil((this.end - this.wasted + more) * 1.5));
    let next = 0;
    for (let list = 0; list < this.starts.length; list++) {
      const [start, stop] = [this.from(list), this.to(list)];
      if (start === stop) continue;
      larger.set(this.block.subarray(start, stop), next);
      this.starts[list] = next;
      next += stop - start;
      this.stops[list] = next;
    }
    this.block = larger;
    this.end = next;
    this.wasted = 0;
  }
}

function grown(numbers: Int32Array, index: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.ceil(index * 1.5));
  larger.set(numbers);
  return larger;
}
