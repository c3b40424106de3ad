import type { Readable } from 'node:stream'
import { ShopError } from '../http/shop-error.ts'

/**
 * Where the files of the shop are: pictures, their sizes, and imports that wait to be read. Shoppers and staff reach them
 * through the routes of the shop alone. A key is a relative path with `/` between its parts. Every method throws
 * `FilesAway` when a bucket cannot be reached or refuses every file. What a bucket refuses for a reason of one file alone is
 * another error.
 */
export type FileStore = {
  /** A folder, or the address of a bucket without credentials. */
  place: string
  /**
   * Opens a file, or a part of it, as a stream; undefined if there is none. The caller reads the stream or destroys it.
   */
  open(key: string, part?: FilePart): Promise<Readable | undefined>
  /** Reads a whole file; undefined if there is none. */
  read(key: string): Promise<Buffer | undefined>
  /** Writes a file whole or not at all; an earlier one under the key is replaced. */
  write(key: string, bytes: Uint8Array): Promise<void>
  /** Lists the keys of all files in a folder and in the folders inside it. */
  list(folder: string, options?: ListOptions): Promise<string[]>
  /** Removes a file; a missing one is no error. */
  remove(key: string): Promise<void>
  /** Removes a folder with all files in it; a missing one is no error. */
  removeFolder(folder: string): Promise<void>
  /** Throws `FilesAway` if files cannot be read now. */
  check(): Promise<void>
}

/** A part of a file by its first and its last byte, counted from 0. */
export type FilePart = { start: number; end: number }

/** `changedBefore` leaves out files that were written later. */
export type ListOptions = { changedBefore?: Date }

/** After so many seconds the same call may succeed. */
const retryAfter = 5

/** The bucket does not answer, or refuses. A request is then answered with 503 and is not cached. */
export class FilesAway extends ShopError {
  constructor(cause: Error) {
    super('unavailable', undefined, { retryAfter })
    this.name = 'FilesAway'
    this.message = `The files cannot be reached: ${reasonOf(cause)}`
    this.cause = cause
  }
}

/** A name with two addresses fails with an error that has no text of its own. */
function reasonOf({ name, message, code }: NodeJS.ErrnoException): string {
  return `${name === 'Error' ? '' : `${name}: `}${message || code || 'no answer'}`
}
