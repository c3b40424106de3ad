import type { Locator } from '@playwright/test'

/** Returns the colours drawn in the middles of the elements, as `rgb(1, 2, 3)`. */
export async function colorsInTheMiddle(elements: Locator): Promise<string[]> {
  const middles = await elements.evaluateAll((all) =>
    all.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      if (width === 0 || height === 0) throw new Error('An element is not shown.')
      const x = Math.round(left + scrollX + width / 2)
      return { x, y: Math.round(top + scrollY + height / 2) }
    }),
  )
  const page = elements.page()
  const picture = await page.screenshot({ fullPage: true })
  return page.evaluate(
    async ({ data, points }) => {
      const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      context?.drawImage(bitmap, 0, 0)
      return points.map(({ x, y }) => {
        const { data: color = [] } = context?.getImageData(x, y, 1, 1) ?? {}
        return `rgb(${[...color].slice(0, 3).join(', ')})`
      })
    },
    { data: picture.toString('base64'), points: middles },
  )
}
