import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { ink } from './drawing.ts'
import { faceFiles } from './faces.ts'

export type Word = { text: string; language: 'en' | 'ar' }

/** How Pango, which joins the characters of Arabic, writes a name in each language. */
const faces = {
  en: {
    font: 'Marcellus',
    // The characters of the Latin name are spaced; those of the Arabic name are joined.
    spacing: 0.34,
    size: 1,
  },
  ar: {
    font: 'El Messiri',
    spacing: 0,
    // At this size both names have the same weight to the eye.
    size: 1.28,
  },
}

/** The name of the shop in Arabic that the storefront has as a drawing, and the drawing's height against the Latin name. */
const drawnName = { text: 'رمال', size: 1.55, styles: '../../storefront/styles/drawn-words.css' }

/** A name of the shop as its pages show it, as a PNG; `size` is that of the Latin face in pixels. */
async function drawWord(word: Word, size: number): Promise<Buffer> {
  return word.text === drawnName.text ? drawMark(size) : writeWord(word, size)
}

async function drawMark(size: number): Promise<Buffer> {
  const styles = await readFile(new URL(drawnName.styles, import.meta.url), 'utf8')
  const encoded = /@utility drawn-mark \{[^}]*url\("data:image\/svg\+xml,([^"]+)"\)/.exec(
    styles,
  )?.[1]
  if (!encoded) throw new Error(`${drawnName.styles} has no drawn-mark with an SVG`)
  const svg = decodeURIComponent(encoded).replace('<path ', `<path fill="${ink}" `)
  return sharp(Buffer.from(svg), { density: 72 })
    .resize({ height: Math.round(size * drawnName.size) })
    .png()
    .toBuffer()
}

async function writeWord({ text, language }: Word, size: number): Promise<Buffer> {
  const face = faces[language]
  const written = size * face.size
  // Pango counts the space between characters in 1024ths of a point, and a point is a pixel at 72 dpi.
  const spacing = Math.round(written * face.spacing * 1024)
  const shown = language === 'en' ? text.toUpperCase() : text
  const attributes = `foreground="${ink}" letter_spacing="${spacing}"`
  return sharp({
    text: {
      text: `<span ${attributes}>${escapeMarkup(shown)}</span>`,
      font: `${face.font} ${written.toFixed(2)}`,
      fontfile: fileURLToPath(faceFiles[language]),
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer()
}

export type Box = { width: number; height: number }

/** Both names of the shop, one below the other, in the same weight, as large as the box allows. */
export async function drawWords(words: Word[], { width, height }: Box): Promise<Buffer> {
  // Drawn large first: their proportions are known only then.
  const drawn = await Promise.all(
    words.map(async (word) => {
      const picture = sharp(await drawWord(word, 200)).trim()
      return picture.toBuffer({ resolveWithObject: true })
    }),
  )
  const gap = 110
  const widest = Math.max(...drawn.map(({ info }) => info.width))
  const tall = drawn.reduce((sum, { info }) => sum + info.height, 0) + gap * (drawn.length - 1)
  let top = 0
  const parts = drawn.map(({ data, info }) => {
    const part = { input: data, top, left: Math.floor((widest - info.width) / 2) }
    top += info.height + gap
    return part
  })
  const together = await sharp({
    create: { width: widest, height: tall, channels: 4, background: '#0000' },
  })
    .composite(parts)
    .png()
    .toBuffer()
  return sharp(together)
    .resize(width, height, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer()
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
