import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp, { type Sharp } from 'sharp'

const transparent = { r: 0, g: 0, b: 0, alpha: 0 }

export type Placed = {
  /** The width and height of the picture. */
  canvas: number
  /** The width and height of the drawing in its middle. */
  drawn: number
  background?: string
}

/** Draws a square SVG in the middle of a square picture. */
export async function paint(svg: string, { canvas, drawn, background }: Placed): Promise<Sharp> {
  const inner = await renderSquare(svg, drawn)
  const before = Math.floor((canvas - drawn) / 2)
  const after = canvas - drawn - before
  const picture = await sharp(inner)
    .extend({
      top: before,
      left: before,
      bottom: after,
      right: after,
      background: background ?? transparent,
    })
    .png()
    .toBuffer()
  return background ? sharp(picture).flatten({ background }) : sharp(picture)
}

/** The shape of an SVG in one colour, such as the icon of a notification. */
export async function paintShape(svg: string, placed: Placed, colour: string): Promise<Sharp> {
  const { canvas } = placed
  const shape = await (await paint(svg, placed)).ensureAlpha().extractChannel('alpha').toBuffer()
  const filled = sharp({
    create: { width: canvas, height: canvas, channels: 3, background: colour },
  })
  return sharp(await filled.joinChannel(shape).png().toBuffer())
}

/** The picture cut to a circle, for the first phones with round icons. */
export async function cutRound(picture: Sharp, size: number): Promise<Sharp> {
  const r = size / 2
  const circle = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><circle cx="${r}" cy="${r}" r="${r}"/></svg>`
  const input = Buffer.from(circle)
  return sharp(
    await picture
      .ensureAlpha()
      .composite([{ input, blend: 'dest-in' }])
      .png()
      .toBuffer(),
  )
}

/** Stores a picture as a small PNG file. */
export async function store(picture: Sharp, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await picture.png({ palette: true, compressionLevel: 9, effort: 10 }).toFile(file)
}

async function renderSquare(svg: string, size: number): Promise<Buffer> {
  const viewed = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1] ?? size)
  return sharp(Buffer.from(svg), { density: (72 * size) / viewed })
    .resize(size, size)
    .png()
    .toBuffer()
}
