import type { FilmFormat } from '@rimal/contract/choices'
import { maxFilmSeconds, maxFilmSide } from '@rimal/contract/limits'
import { ShopError } from '../../../../http/shop-error.ts'

/** A film from outside in the form that the shop stores. */
export type Film = { file: Buffer; format: FilmFormat; width: number; height: number }

/** The codecs that browsers play, by the format in which they are stored. */
const codecs: Record<FilmFormat, readonly string[]> = { mp4: ['avc'], webm: ['av1', 'vp9', 'vp8'] }

/** A cut at a frame makes a film longer than asked by a part of a second. */
const tolerance = 0.5

/**
 * Writes a film from outside anew: its pictures as they are, without sound, place and whatever else its file holds, and
 * with its index first, so that it plays before it is there. Refused if the bytes are no film that browsers play, and
 * beyond `maxFilmSeconds` and `maxFilmSide`.
 */
export async function readFilm(bytes: Buffer): Promise<Film> {
  // Most processes never need it.
  const media = await import('mediabunny')
  const formats = [media.MP4, media.QTFF, media.WEBM]
  using input = new media.Input({ source: new media.BufferSource(bytes), formats })
  const { track, isWebm } = await unlessUnreadable(async () => ({
    track: await input.getPrimaryVideoTrack(),
    isWebm: (await input.getFormat()) === media.WEBM,
  }))
  if (!track) throw new ShopError('film_refused')
  const format = isWebm ? 'webm' : 'mp4'
  const facts = await unlessUnreadable(async () => ({
    codec: await track.getCodec(),
    width: await track.getDisplayWidth(),
    height: await track.getDisplayHeight(),
    seconds: await input.computeDuration(),
  }))
  const { codec, width, height, seconds } = facts
  if (!codec || !codecs[format].includes(codec)) throw new ShopError('film_refused')
  if (seconds > maxFilmSeconds + tolerance) throw new ShopError('film_too_long')
  if (Math.max(width, height) > maxFilmSide) throw new ShopError('film_too_large')
  const target = new media.BufferTarget()
  await unlessUnreadable(async () => {
    const output = new media.Output({
      format: isWebm
        ? new media.WebMOutputFormat()
        : new media.Mp4OutputFormat({ fastStart: 'in-memory' }),
      target,
    })
    const conversion = await media.Conversion.init({
      input,
      output,
      tracks: 'primary',
      audio: { discard: true },
      tags: {},
      showWarnings: false,
    })
    await conversion.execute()
  })
  if (!target.buffer) throw new ShopError('film_refused')
  return { file: Buffer.from(target.buffer), format, width, height }
}

/** Whatever a reader says of bytes from outside, they are no film to us. */
async function unlessUnreadable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch {
    throw new ShopError('film_refused')
  }
}
