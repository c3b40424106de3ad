/** A place in the write-ahead log: PostgreSQL's `pg_lsn` as a number of bytes. */
export type LogPlace = bigint

const maxBeats = 1000

type Beat = { at: number; place: LogPlace }

/**
 * Calculates how far a replica is behind, from places of the main server's log and the moments when they were seen. All
 * moments are milliseconds of one clock that only goes forward.
 */
export class ReplicaLag {
  /** What the replica has not reached yet, the oldest first. */
  #beats: Beat[] = []

  /** Notes how far the main server has written. */
  wrote(place: LogPlace, at: number) {
    if (this.#beats.at(-1)?.place === place) return
    this.#beats.push({ at, place })
    // The oldest stays, so a replica that is away for days costs no memory and no accuracy that matters.
    if (this.#beats.length > maxBeats) this.#beats = this.#beats.filter((_, turn) => turn % 2 === 0)
  }

  /** Notes how far the replica is, and returns how many milliseconds it is behind at most. */
  reached(place: LogPlace, at: number): number {
    this.#beats = this.#beats.filter((beat) => beat.place > place)
    const [oldest] = this.#beats
    return oldest ? at - oldest.at : 0
  }
}
