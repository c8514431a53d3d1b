/**
 * A growing list of integers in a block of memory. It's a class because the index has many lists, and they
 * share a prototype's methods.
 */
export class IntList {
  /** The first `length` numbers are the list. Growing replaces the block. */
  block: Int32Array;
  length = 0;

  constructor(room = 4) {
    this.block = new Int32Array(room);
  }

  at(index: number): number {
    return this.block[index] ?? 0;
  }

  /** Sets a number at an existing index or at the end. */
  set(index: number, value: number): void {
    if (index === this.length) this.push(value);
    else this.block[index] = value;
  }

  push(value: number): void {
    this.grow();
    this.block[this.length++] = value;
  }

  /** Inserts a number into an ascending list. */
  insert(value: number): void {
    const index = this.findInsertionIndex(value);
    this.grow();
    if (index < this.length) this.block.copyWithin(index + 1, index, this.length);
    this.block[index] = value;
    this.length++;
  }

  /** Deletes a number from an ascending list if the list has it. */
  delete(value: number): void {
    const index = this.findInsertionIndex(value);
    if (index === this.length || this.block[index] !== value) return;
    this.block.copyWithin(index, index + 1, this.length);
    this.length--;
  }

  /** Returns a number's index in an ascending list, or where it would be inserted. */
  private findInsertionIndex(value: number): number {
    // A new number is usually the highest.
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

/** Numbered lists of integers in one block of memory. */
export class PackedIntLists {
  /** All lists, each between `from` and `to` (exclusive). Some calls to `set` replace the block. */
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

  /** Sets the numbers in an empty list. */
  set(list: number, numbers: ArrayLike<number>): void {
    if (this.end + numbers.length > this.block.length) this.compact(numbers.length);
    if (list >= this.starts.length) {
      this.starts = growArray(this.starts, list);
      this.stops = growArray(this.stops, list);
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

  /** Moves all lists without gaps to a block with room for more numbers. */
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

function growArray(numbers: Int32Array, index: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.ceil(index * 1.5));
  larger.set(numbers);
  return larger;
}
