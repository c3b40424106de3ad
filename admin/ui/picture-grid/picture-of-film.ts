/** Some cameras begin with a black picture. */
const startSeconds = 0.1

/** A file that this browser cannot show as a film; it is not sent. */
export class FilmUnread extends Error {}

/**
 * Draws the picture at which a film begins, as a JPEG: the shop shows it until the film plays, and where it does not.
 * @throws FilmUnread
 */
export async function pictureOfFilm(film: Blob): Promise<Blob> {
  const address = URL.createObjectURL(film)
  try {
    const video = document.createElement('video')
    video.muted = true
    video.playsInline = true
    video.preload = 'auto'
    const seen = Promise.withResolvers<void>()
    video.addEventListener('error', () => seen.reject(new FilmUnread()))
    video.addEventListener('seeked', () => seen.resolve())
    video.addEventListener('loadeddata', () => {
      video.currentTime = Math.min(startSeconds, video.duration / 2)
    })
    video.src = address
    await seen.promise
    const canvas = document.createElement('canvas')
    canvas.width = video.videoWidth
    canvas.height = video.videoHeight
    canvas.getContext('2d')?.drawImage(video, 0, 0)
    const drawn = Promise.withResolvers<Blob | null>()
    canvas.toBlob(drawn.resolve, 'image/jpeg', 0.94)
    const picture = await drawn.promise
    if (!picture) throw new FilmUnread()
    return picture
  } finally {
    URL.revokeObjectURL(address)
  }
}
