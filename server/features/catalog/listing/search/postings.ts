/** The products that contain one term, with the weight of the term in each, in the order of their positions. */
export class Postings {
  /** Position and weight in one number. */
  #packed = new Int32Array(4)
  #length = 0

  get length(): number {
    return this.#length
  }

  /** `position << 4 | weight` of each product. */
  get packed(): Int32Array {
    return this.#packed.subarray(0, this.#length)
  }

  add(position: number, weight: number) {
    if (this.#length === this.#packed.length) {
      const larger = new Int32Array(Math.ceil(this.#length * 1.5))
      larger.set(this.#packed)
      this.#packed = larger
    }
    const place = this.#placeOf(position)
    this.#packed.copyWithin(place + 1, place, this.#length)
    this.#packed[place] = (position << 4) | weight
    this.#length++
  }

  remove(position: number) {
    const place = this.#placeOf(position)
    if (place === this.#length || (this.#packed[place] ?? 0) >> 4 !== position) return
    this.#packed.copyWithin(place, place + 1, this.#length)
    this.#length--
  }

  /** Returns the first place whose position is not lower. */
  #placeOf(position: number): number {
    // While the catalogue is read, positions only rise.
    const last = this.#packed[this.#length - 1] ?? -1
    if (last >> 4 < position) return this.#length
    let low = 0
    let high = this.#length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#packed[middle] ?? 0) >> 4 < position) low = middle + 1
      else high = middle
    }
    return low
  }
}
