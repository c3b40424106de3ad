import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Drawing } from './drawing.ts'
import { cutRound, paint, paintShape, store } from './paint.ts'
import { drawWords, type Word } from './wordmarks.ts'

/** How many pixels a unit of Android has in each of its folders. */
export const densities = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 }

/**
 * A launcher shows 72 of the 108 units of an icon, in a shape of its own that always contains a circle of 66. The
 * whole drawing is this wide, so that its corners stay inside.
 */
const drawnOfAdaptive = 59

/** Draws the icons, the icon of notifications and the names below the start screen of Android. */
export async function drawAndroid(
  drawing: Drawing,
  words: Word[],
  resources: string,
): Promise<void> {
  await Promise.all(
    Object.entries(densities).map(([name, density]) =>
      drawDensity(drawing, words, {
        density,
        folder: (kind) => join(resources, `${kind}-${name}`),
      }),
    ),
  )
  await writeFile(
    join(resources, 'values/ic_launcher_background.xml'),
    groundColour(drawing.ground),
  )
}

type Target = { density: number; folder: (kind: 'mipmap' | 'drawable') => string }

async function drawDensity(drawing: Drawing, words: Word[], { density, folder }: Target) {
  const pixels = (units: number) => Math.round(units * density)
  const mipmap = folder('mipmap')
  const adaptive = { canvas: pixels(108), drawn: pixels(drawnOfAdaptive) }
  const plain = { canvas: pixels(48), drawn: pixels(48) }
  const round = { canvas: pixels(48), drawn: pixels(39), background: drawing.ground }
  const notification = { canvas: pixels(24), drawn: pixels(24) }
  await Promise.all([
    store(await paint(drawing.figure, adaptive), join(mipmap, 'ic_launcher_foreground.png')),
    store(
      await paintShape(drawing.figure, adaptive, '#ffffff'),
      join(mipmap, 'ic_launcher_monochrome.png'),
    ),
    store(await paint(drawing.icon, plain), join(mipmap, 'ic_launcher.png')),
    store(
      await cutRound(await paint(drawing.icon, round), round.canvas),
      join(mipmap, 'ic_launcher_round.png'),
    ),
    store(
      await paintShape(drawing.figure, notification, '#ffffff'),
      join(folder('drawable'), 'ic_notification.png'),
    ),
    store(await drawBranding(words, pixels), join(folder('drawable'), 'splash_branding.png')),
  ])
}

/** Android 12 and later show a picture of 200 by 80 units below the icon of the start screen. */
async function drawBranding(words: Word[], pixels: (units: number) => number): Promise<Sharp> {
  const [x, y] = [pixels(40), pixels(12)]
  const box = { width: pixels(200) - 2 * x, height: pixels(80) - 2 * y }
  const background = '#0000'
  const written = sharp(await drawWords(words, box))
  return written.extend({ top: y, bottom: y, left: x, right: x, background })
}

function groundColour(ground: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<!-- Written by mobile/artwork/draw-artwork.ts. -->
<resources>
    <color name="ic_launcher_background">${ground.toUpperCase()}</color>
</resources>
`
}
