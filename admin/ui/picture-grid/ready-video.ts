import { videoCodecs } from '@rimal/contract/choices'
import { maxVideoBytes, maxVideoSeconds, maxVideoSide } from '@rimal/contract/limits'
import {
  BlobSource,
  BufferTarget,
  CanvasSink,
  Conversion,
  Input,
  type InputVideoTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  QUALITY_HIGH,
  WEBM,
} from 'mediabunny'
import { VideoUnread } from './video-unread.ts'

/** The longer side of a converted video in pixels: about twice what a phone shows. */
const longestSide = 1440
/** Some cameras begin with a black picture. */
const stillSeconds = 0.1

/** A video as it is sent, and the picture at which it begins. */
export type ReadyVideo = { video: Blob; still: Blob }

/**
 * Makes a video ready for the shop: a video that the shop takes stays as it is, and any other is converted to H.264 without
 * sound, as long as the shop allows. Phones record in formats that many browsers do not play, in files of a hundred megabytes.
 * @throws VideoUnread where this browser can neither read nor convert it; the reason of the signal where it was stopped
 */
export async function readyVideo(file: Blob, signal: AbortSignal): Promise<ReadyVideo> {
  using input = new Input({ source: new BlobSource(file), formats: [MP4, QTFF, WEBM] })
  const track = await input.getPrimaryVideoTrack().catch(() => null)
  if (!track) throw new VideoUnread()
  const still = await pictureOf(track)
  signal.throwIfAborted()
  return {
    still,
    video: (await isTaken(file, input, track)) ? file : await convert(input, track, signal),
  }
}

/** Whether the shop takes a video as it is. */
async function isTaken({ size }: Blob, input: Input, track: InputVideoTrack): Promise<boolean> {
  const [codec, { width, height }, seconds, format] = await Promise.all([
    track.getCodec(),
    sizeOf(track),
    input.computeDuration(),
    input.getFormat(),
  ])
  const codecs = videoCodecs[format === WEBM ? 'webm' : 'mp4']
  return (
    codec !== null &&
    codecs.includes(codec) &&
    seconds <= maxVideoSeconds &&
    Math.max(width, height) <= maxVideoSide &&
    size <= maxVideoBytes
  )
}

async function convert(input: Input, track: InputVideoTrack, signal: AbortSignal): Promise<Blob> {
  const { width, height } = await sizeOf(track)
  const scale = Math.min(1, longestSide / Math.max(width, height))
  // H.264 takes even numbers of pixels only.
  const scaled = (side: number) => 2 * Math.round((side * scale) / 2)
  const target = new BufferTarget()
  const conversion = await Conversion.init({
    input,
    output: new Output({ format: new Mp4OutputFormat(), target }),
    tracks: 'primary',
    video: {
      codec: 'avc',
      width: scaled(width),
      height: scaled(height),
      fit: 'fill',
      quality: QUALITY_HIGH,
    },
    audio: { discard: true },
    trim: { end: Math.min(await input.computeDuration(), maxVideoSeconds) },
    tags: {},
    showWarnings: false,
  })
  if (!conversion.isValid) throw new VideoUnread()
  const stop = () => void conversion.cancel()
  signal.addEventListener('abort', stop, { once: true })
  try {
    await conversion.execute()
  } catch {
    signal.throwIfAborted()
    throw new VideoUnread()
  } finally {
    signal.removeEventListener('abort', stop)
  }
  if (!target.buffer) throw new VideoUnread()
  return new Blob([target.buffer], { type: 'video/mp4' })
}

/** Draws the picture at which a video begins, as a JPEG. */
async function pictureOf(track: InputVideoTrack): Promise<Blob> {
  try {
    const drawn = await new CanvasSink(track).getCanvas(stillSeconds)
    const { canvas } = drawn ?? {}
    if (canvas instanceof OffscreenCanvas) return await canvas.convertToBlob(jpeg)
    const { promise, resolve } = Promise.withResolvers<Blob | null>()
    if (canvas) canvas.toBlob(resolve, jpeg.type, jpeg.quality)
    else resolve(null)
    const still = await promise
    if (still) return still
  } catch {
    // The error below says what the person can do.
  }
  throw new VideoUnread()
}

const jpeg = { type: 'image/jpeg', quality: 0.94 }

async function sizeOf(track: InputVideoTrack) {
  const [width, height] = await Promise.all([track.getDisplayWidth(), track.getDisplayHeight()])
  return { width, height }
}
