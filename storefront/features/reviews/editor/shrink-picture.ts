const longestSide = 2000
/** A smaller picture is uploaded faster than it could be rendered again. */
const smallBytes = 1_500_000

/** Reduces a photograph to the size that the shop stores, so that a telephone does not send ten times as much. */
export async function shrinkPicture(file: File): Promise<Blob> {
  if (file.size <= smallBytes) return file
  try {
    const drawn = await createImageBitmap(file)
    const scale = Math.min(1, longestSide / Math.max(drawn.width, drawn.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(drawn.width * scale)
    canvas.height = Math.round(drawn.height * scale)
    canvas.getContext('2d')?.drawImage(drawn, 0, 0, canvas.width, canvas.height)
    drawn.close()
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', 0.9)
    })
    return blob && blob.size < file.size ? blob : file
  } catch {
    // The shop may read a picture that this browser cannot render.
    return file
  }
}
