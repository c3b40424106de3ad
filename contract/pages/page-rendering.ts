import type { PreviewNote } from '../content/preview-note.ts'

/** A page that the server asks the storefront for. `url` is the path with its parameters. */
export type PageInput = {
  url: string
  /** The origin of the shop's own addresses. */
  origin: string
  /** What the strip above a preview says. */
  note?: PreviewNote | null
}

/** The storefront's answer for one address. */
export type RenderedPage<Defect = unknown> = {
  status: number
  html: string
  redirect: string | null
  /** False for the shell of a personal page: no cache in between may store it. */
  shared: boolean
  tags: string[]
  /** The moment from which the page is different; null if none is known. */
  until: Date | null
  /** The errors that occurred while the page was read, though the page itself shows an error too. */
  defects: Defect[]
}

/** What a rendering thread asks the server for while it renders a page. */
export type PageRead = {
  /** Counts the reads of one page. */
  id: number
  /** A public call of the contract: `GET home/get-home`. */
  address: string
  input: { params?: Record<string, unknown>; query?: Record<string, unknown> }
  /** The answer that the thread has already, if it has one. */
  etag: string | undefined
}

/** The server's answer to a read. */
export type PageReadAnswer =
  | {
      id: number
      etag: string
      status: number
      tags: string[]
      until: Date | null
      /** The envelope as JSON; null when the thread has it already. */
      body: string | null
    }
  /** The server keeps the error: an error loses its class on the way to another thread. */
  | { id: number; failed: true }

/** An error of a rendering thread, as far as it can leave the thread. */
export type PageDefect =
  /** The read with this number failed in the server. */
  { failedRead: number } | { message: string; stack: string | undefined }
