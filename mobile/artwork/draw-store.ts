import { join } from 'node:path'
import sharp from 'sharp'
import { type Drawing, paper } from './drawing.ts'
import { paint, store } from './paint.ts'
import { drawWords, type Word } from './wordmarks.ts'

/** The folder of Google Play's pictures for each language. */
const languages = { en: 'en-US', ar: 'ar' }
const banner = { width: 1024, height: 500 }

/** Draws the icon and the banner that Google Play shows; the App Store takes its icon from the app. */
export async function drawStore(drawing: Drawing, words: Word[], metadata: string): Promise<void> {
  await Promise.all(
    words.map(async (word) => {
      const folder = join(metadata, languages[word.language], 'images')
      const icon = { canvas: 512, drawn: 512, background: drawing.ground }
      await store(await paint(drawing.icon, icon), join(folder, 'icon.png'))
      await store(sharp(await paintBanner(drawing, word)), join(folder, 'featureGraphic.png'))
    }),
  )
}

async function paintBanner(drawing: Drawing, word: Word): Promise<Buffer> {
  const drawn = 300
  // An Arabic name reaches below its line, so the same font size needs a higher box.
  const box = { width: 760, height: word.language === 'ar' ? 120 : 74 }
  const figure = await paint(drawing.onPaper, { canvas: drawn, drawn })
  return sharp({ create: { ...banner, channels: 3, background: paper } })
    .composite([
      { input: await figure.toBuffer(), top: 22, left: (banner.width - drawn) / 2 },
      { input: await drawWords([word], box), top: 345, left: (banner.width - box.width) / 2 },
    ])
    .png()
    .toBuffer()
}
