import type { Locator } from '@playwright/test'

/** Returns the colour drawn in the middle of an element, as `rgb(1, 2, 3)`. */
export async function colorInTheMiddle(element: Locator): Promise<string> {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not shown.')
  const page = element.page()
  const x = Math.round(box.x + box.width / 2)
  const y = Math.round(box.y + box.height / 2)
  const picture = await page.screenshot({ clip: { x, y, width: 1, height: 1 } })
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(1, 1).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    return `rgb(${[...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3).join(', ')})`
  }, picture.toString('base64'))
}
