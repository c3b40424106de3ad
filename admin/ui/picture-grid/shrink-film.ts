import { maxFilmBytes, maxFilmSeconds, maxFilmSide } from '@rimal/contract/limits'
import {
  BlobSource,
  BufferTarget,
  Conversion,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  QUALITY_HIGH,
  WEBM,
} from 'mediabunny'

/** Codecs and formats that the shop stores as they are. */
const stored: Record<string, readonly string[]> = {
  'video/mp4': ['avc'],
  'video/quicktime': ['avc'],
  'video/webm': ['av1', 'vp9', 'vp8'],
}
/** The width and height of a converted film: twice what a phone shows. */
const longestSide = 1440

/**
 * Makes of a film what the shop takes: its first seconds, without sound, in H.264. Phones film in formats that many
 * browsers do not play, and in files of a hundred megabytes. A film that the shop takes is returned as it is, and so is one
 * that this browser cannot convert.
 */
export async function shrinkFilm(file: Blob): Promise<Blob> {
  try {
    using input = new Input({ source: new BlobSource(file), formats: [MP4, QTFF, WEBM] })
    const track = await input.getPrimaryVideoTrack()
    if (!track) return file
    const [codec, width, height, seconds, mimeType] = await Promise.all([
      track.getCodec(),
      track.getDisplayWidth(),
      track.getDisplayHeight(),
      input.computeDuration(),
      input.getFormat().then((format) => format.mimeType),
    ])
    const fits =
      codec !== null &&
      stored[mimeType]?.includes(codec) === true &&
      seconds <= maxFilmSeconds &&
      Math.max(width, height) <= maxFilmSide &&
      file.size <= maxFilmBytes
    if (fits) return file
    const scale = Math.min(1, longestSide / Math.max(width, height))
    const target = new BufferTarget()
    const conversion = await Conversion.init({
      input,
      output: new Output({ format: new Mp4OutputFormat(), target }),
      tracks: 'primary',
      // H.264 takes even numbers of pixels only.
      video: {
        codec: 'avc',
        width: 2 * Math.round((width * scale) / 2),
        height: 2 * Math.round((height * scale) / 2),
        fit: 'fill',
        quality: QUALITY_HIGH,
      },
      audio: { discard: true },
      trim: { end: Math.min(seconds, maxFilmSeconds) },
      tags: {},
      showWarnings: false,
    })
    if (!conversion.isValid) return file
    await conversion.execute()
    return target.buffer ? new Blob([target.buffer], { type: 'video/mp4' }) : file
  } catch {
    return file
  }
}
