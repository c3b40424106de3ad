import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Drawing, paper } from './drawing.ts'
import { paint, store } from './paint.ts'
import { drawWords, type Word } from './wordmarks.ts'

const icon = 1024
/** The start screen shows this square in its middle, on paper; in points. */
const splash = { square: 320, figure: 168, top: 16, words: { width: 220, height: 84, top: 212 } }
const info = { author: 'xcode', version: 1 }

/** Draws the icon of iOS in its three appearances, and the start screen. */
export async function drawIos(drawing: Drawing, words: Word[], assets: string): Promise<void> {
  await Promise.all([drawIcon(drawing, assets), drawSplash(drawing, words, assets)])
}

async function drawIcon(drawing: Drawing, assets: string) {
  const folder = join(assets, 'AppIcon.appiconset')
  const whole = { canvas: icon, drawn: icon }
  // A dark screen brings a ground of its own. For a tinted one, iOS asks for greys on black.
  const light = await paint(drawing.icon, { ...whole, background: drawing.ground })
  const dark = await paint(drawing.figure, whole)
  const tinted = (await paint(drawing.figure, { ...whole, background: '#000000' })).grayscale()
  await store(light, join(folder, 'icon.png'))
  await store(dark, join(folder, 'icon-dark.png'))
  await store(tinted, join(folder, 'icon-tinted.png'))
  await writeContents(folder, [
    image('icon.png'),
    image('icon-dark.png', 'dark'),
    image('icon-tinted.png', 'tinted'),
  ])
}

async function drawSplash(drawing: Drawing, words: Word[], assets: string) {
  const folder = join(assets, 'Splash.imageset')
  const scales = [1, 2, 3]
  await Promise.all(
    scales.map(async (scale) => {
      const picture = await paintSplash(drawing, words, scale)
      await store(sharp(picture), join(folder, `splash@${scale}x.png`))
    }),
  )
  const images = scales.map((scale) => ({
    filename: `splash@${scale}x.png`,
    idiom: 'universal',
    scale: `${scale}x`,
  }))
  await writeContents(folder, images)
}

async function paintSplash(drawing: Drawing, words: Word[], scale: number): Promise<Buffer> {
  const side = splash.square * scale
  const drawn = splash.figure * scale
  const box = { width: splash.words.width * scale, height: splash.words.height * scale }
  const figure = await paint(drawing.onPaper, { canvas: drawn, drawn })
  return sharp({ create: { width: side, height: side, channels: 3, background: paper } })
    .composite([
      {
        input: await figure.toBuffer(),
        top: splash.top * scale,
        left: Math.round((side - drawn) / 2),
      },
      {
        input: await drawWords(words, box),
        top: splash.words.top * scale,
        left: Math.round((side - box.width) / 2),
      },
    ])
    .png()
    .toBuffer()
}

function image(filename: string, appearance?: 'dark' | 'tinted') {
  const appearances = appearance && [{ appearance: 'luminosity', value: appearance }]
  return {
    ...(appearances && { appearances }),
    filename,
    idiom: 'universal',
    platform: 'ios',
    size: '1024x1024',
  }
}

async function writeContents(folder: string, images: unknown[]) {
  await writeFile(join(folder, 'Contents.json'), `${JSON.stringify({ images, info }, null, 2)}\n`)
}
