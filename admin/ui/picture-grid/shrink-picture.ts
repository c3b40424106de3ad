/** The widest size that the shop makes of a picture. */
const longestSide = 2400
/** A smaller file is sent faster than it could be drawn again. */
const smallBytes = 3_000_000
/** The formats that the shop reads. */
const read = new Set(['image/jpeg', 'image/png', 'image/webp'])

/**
 * Draws a large photograph in the size that the shop stores, and a picture in a format that only the browser reads
 * as a JPEG: a phone then sends a tenth, within the time that the server gives a request. A picture that the browser
 * cannot draw is returned as it is.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  if (file.size <= smallBytes && read.has(file.type)) return file
  try {
    const drawn = await createImageBitmap(file)
    const scale = Math.min(1, longestSide / Math.max(drawn.width, drawn.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(drawn.width * scale)
    canvas.height = Math.round(drawn.height * scale)
    const context = canvas.getContext('2d')
    if (!context) return file
    // A JPEG has no transparency; without this, transparent parts become black.
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(drawn, 0, 0, canvas.width, canvas.height)
    drawn.close()
    const { promise, resolve } = Promise.withResolvers<Blob | null>()
    canvas.toBlob(resolve, 'image/jpeg', 0.94)
    const blob = await promise
    return blob && (blob.size < file.size || !read.has(file.type)) ? blob : file
  } catch {
    return file
  }
}
