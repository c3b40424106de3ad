import { readFile } from 'node:fs/promises'

/** The paper of the shop's pages, on which an app starts. */
export const paper = '#fbf9f5'
export const ink = '#1f1a17'

/** One drawing of the icon, and what is made of it. */
export type Drawing = {
  /** The whole icon: its ground to the edges with what is drawn on it. */
  icon: string
  /** The colour of the ground. */
  ground: string
  /** What is drawn, without the ground. */
  figure: string
  /** The figure for a light page: what is white or of the colour of paper there has the colour of the ground. */
  onPaper: string
}

/** Reads an icon: a square SVG whose first element is its ground, in one colour written as #rrggbb. */
export async function readDrawing(file: string): Promise<Drawing> {
  const icon = await readFile(file, 'utf8')
  const [first = ''] = /<(path|rect)[^>]*\/>/.exec(icon) ?? []
  const ground = /fill="(#[0-9a-f]{6})"/i.exec(first)?.[1]
  if (!ground)
    throw new Error(`${file}: the first path or rect has to be the ground, with fill="#rrggbb"`)
  const figure = icon.replace(first, '')
  const onPaper = figure.replaceAll(/"(#fbf9f5|#ffffff|#fff|white)"/gi, `"${ground}"`)
  return { icon, ground, figure, onPaper }
}
