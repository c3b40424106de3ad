/** The products that have one term and how much it tells of each: position and weight in one number. */
export class Postings {
  #packed = new Int32Array(4)
  #length = 0

  get length(): number {
    return this.#length
  }

  add(position: number, weight: number) {
    if (this.#length === this.#packed.length) {
      const larger = new Int32Array(this.#length * 2)
      larger.set(this.#packed)
      this.#packed = larger
    }
    this.#packed[this.#length++] = (position << 4) | weight
  }

  remove(position: number) {
    const place = this.#packed.findIndex((packed, index) => {
      return index < this.#length && packed >> 4 === position
    })
    if (place < 0) return
    this.#packed[place] = this.#packed[--this.#length] ?? 0
  }

  each(call: (position: number, weight: number) => void) {
    for (let index = 0; index < this.#length; index++) {
      const packed = this.#packed[index] ?? 0
      call(packed >> 4, packed & 15)
    }
  }
}
