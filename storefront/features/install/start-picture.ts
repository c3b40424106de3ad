import { startPictures } from '@rimal/contract/start-pictures'

type Device = {
  screen: Pick<Screen, 'width' | 'height'>
  devicePixelRatio: number
}

/**
 * Names the picture that this iPhone shows while the installed shop starts. Safari reads it when the shop is added to the
 * home screen, so no page carries it in its HTML.
 */
export function nameStartPicture(device: Device): void {
  const file = startPictureOf(device)
  if (!file) return
  const link = document.createElement('link')
  link.rel = 'apple-touch-startup-image'
  link.href = `/assets/${file}`
  // Without this statement, which says what the manifest says, Safari ignores the picture.
  const statement = document.createElement('meta')
  statement.name = 'apple-mobile-web-app-capable'
  statement.content = 'yes'
  document.head.append(link, statement)
}

/** The file of the picture that has the size of the screen; undefined where the shop has none. */
export function startPictureOf({ screen, devicePixelRatio }: Device): string | undefined {
  const [width, height] = [screen.width, screen.height]
    .map((points) => Math.round(points * devicePixelRatio))
    .toSorted((a, b) => a - b)
  return startPictures.find((it) => it.width === width && it.height === height)?.file
}
