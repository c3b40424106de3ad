import type { ErrorCode } from '@rimal/contract/errors'
import { maxPicturePixels } from '@rimal/contract/limits'
import type { Sharp } from 'sharp'
import { ShopError } from '../../../http/shop-error.ts'

/** A picture from outside in the form that the shop stores. */
export type Photo = {
  file: Buffer
  width: number
  height: number
  /** Its dominant colour. */
  color: string
  /** A small copy as a data: address. */
  preview: string
}

const signatures: { format: string; isSigned: (bytes: Buffer) => boolean }[] = [
  { format: 'jpeg', isSigned: (bytes) => bytes.subarray(0, 3).equals(bytesOf('ffd8ff')) },
  { format: 'png', isSigned: (bytes) => bytes.subarray(0, 8).equals(bytesOf('89504e470d0a1a0a')) },
  {
    format: 'webp',
    isSigned: (bytes) =>
      bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  },
]

/** How large a picture may be when it arrives, and how large it is stored. */
type Bounds = {
  /** In pixels, as it is stored. */
  longestSide: number
  maxPixels: number
  /** The refusal of a picture with more pixels. */
  tooManyPixels: ErrorCode
}

const ofCustomers: Bounds = {
  longestSide: 2000,
  maxPixels: maxPicturePixels,
  tooManyPixels: 'picture_too_many_pixels',
}
const previewSide = 320
const maxSeconds = 10

/** One at a time: unfolded, a picture takes a hundred times its bytes. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Draws a picture from outside anew: upright, within bounds, without metadata and whatever else its file
 * holds. What it is says its bytes alone; of formats that are not ours no decoder is asked.
 */
export function readPhoto(bytes: Buffer, bounds = ofCustomers): Promise<Photo> {
  const turn = last.then(() => draw(bytes, bounds))
  last = turn.catch(() => {})
  return turn
}

async function draw(
  bytes: Buffer,
  { longestSide, maxPixels, tooManyPixels }: Bounds,
): Promise<Photo> {
  const { format } = signatures.find(({ isSigned }) => isSigned(bytes)) ?? {}
  if (!format) throw new ShopError('picture_refused')
  // Most processes never need it.
  const { default: sharp } = await import('sharp')
  // The head alone: nothing is unfolded yet.
  const head = await decoded(sharp(bytes, { limitInputPixels: false }).metadata())
  if (head.format !== format) throw new ShopError('picture_refused')
  if (head.width * head.height > maxPixels) throw new ShopError(tooManyPixels)
  const { data, info } = await decoded(
    within(sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }), longestSide)
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .webp({ quality: 88 })
      .timeout({ seconds: maxSeconds })
      .toBuffer({ resolveWithObject: true }),
  )
  const { dominant } = await sharp(data).stats()
  const small = await within(sharp(data), previewSide).webp({ quality: 70 }).toBuffer()
  return {
    file: data,
    width: info.width,
    height: info.height,
    color: `#${[dominant.r, dominant.g, dominant.b].map(hex).join('')}`,
    preview: `data:image/webp;base64,${small.toString('base64')}`,
  }
}

function within(image: Sharp, side: number): Sharp {
  return image.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
}

/** Whatever a decoder says of bytes from outside, they are no picture to us. */
async function decoded<T>(work: Promise<T>): Promise<T> {
  return work.catch(() => {
    throw new ShopError('picture_refused')
  })
}

function bytesOf(digits: string): Buffer {
  return Buffer.from(digits, 'hex')
}

function hex(part: number): string {
  return part.toString(16).padStart(2, '0')
}
