import { Camera, CameraErrorCode, MediaTypeSelection } from '@capacitor/camera'
import type { PictureSource } from '@rimal/storefront/device/device.ts'

/** The longest side that the shop stores. */
const longest = 2000
const cancelled: readonly unknown[] = [
  CameraErrorCode.TakePhotoCancelled,
  CameraErrorCode.ChooseMediaCancelled,
]

/** Opens the camera or the photos of the phone; none where the customer cancels. */
export async function choosePictures(source: PictureSource, max: number): Promise<File[]> {
  try {
    const pictures = source === 'camera' ? [await take()] : await choose(max)
    return await Promise.all(pictures.slice(0, max).map(fileOf))
  } catch (error) {
    if (cancelled.includes((error as { code?: unknown }).code)) return []
    throw error
  }
}

type Picture = { webPath?: string | undefined }

function take(): Promise<Picture> {
  return Camera.takePhoto({
    quality: 90,
    targetWidth: longest,
    targetHeight: longest,
    correctOrientation: true,
  })
}

async function choose(max: number): Promise<Picture[]> {
  const { results } = await Camera.chooseFromGallery({
    mediaType: MediaTypeSelection.Photo,
    allowMultipleSelection: max > 1,
    limit: max,
    quality: 90,
    targetWidth: longest,
    targetHeight: longest,
    correctOrientation: true,
  })
  return results
}

/** Reads a picture at the address that the phone gave it inside the app. */
async function fileOf({ webPath }: Picture): Promise<File> {
  if (!webPath) throw new Error('The phone gave a picture without an address.')
  const blob = await (await fetch(webPath)).blob()
  return new File([blob], '', { type: blob.type })
}
