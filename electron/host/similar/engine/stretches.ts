/** Lists of whole numbers, each with a number of its own, in one block of memory. */
export class Stretches {
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
    if (this.end + numbers.length > this.block.length) this.tidy(numbers.length);
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
  private tidy(more: number): void {
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
