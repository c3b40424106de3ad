import { videoCodecs, type VideoFormat } from '@rimal/contract/choices'
import { maxVideoSeconds, maxVideoSide } from '@rimal/contract/limits'
import { ShopError } from '../../../../http/shop-error.ts'

/** A video from outside in the form that the shop stores. */
export type Video = { file: Buffer; format: VideoFormat; width: number; height: number }

/** A cut at a frame makes a video longer than asked by a part of a second. */
const tolerance = 0.5

/**
 * Reads a video from outside and writes it anew: the same pictures without sound, place and other metadata, with the index at
 * the beginning, so that browsers can play it while it loads. Refused if browsers cannot play it, and beyond
 * `maxVideoSeconds` and `maxVideoSide`.
 */
export async function readVideo(bytes: Buffer): Promise<Video> {
  // Most processes never need it.
  const media = await import('mediabunny')
  const formats = [media.MP4, media.QTFF, media.WEBM]
  using input = new media.Input({ source: new media.BufferSource(bytes), formats })
  const { track, isWebm } = await unlessUnreadable(async () => ({
    track: await input.getPrimaryVideoTrack(),
    isWebm: (await input.getFormat()) === media.WEBM,
  }))
  if (!track) throw new ShopError('video_refused')
  const format = isWebm ? 'webm' : 'mp4'
  const facts = await unlessUnreadable(async () => ({
    codec: await track.getCodec(),
    width: await track.getDisplayWidth(),
    height: await track.getDisplayHeight(),
    seconds: await input.computeDuration(),
  }))
  const { codec, width, height, seconds } = facts
  if (!codec || !videoCodecs[format].includes(codec)) throw new ShopError('video_refused')
  if (seconds > maxVideoSeconds + tolerance) throw new ShopError('video_too_long')
  if (Math.max(width, height) > maxVideoSide) throw new ShopError('video_too_large')
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
  if (!target.buffer) throw new ShopError('video_refused')
  return { file: Buffer.from(target.buffer), format, width, height }
}

/** Refuses bytes from outside that cannot be read, for whatever reason. */
async function unlessUnreadable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch {
    throw new ShopError('video_refused')
  }
}
