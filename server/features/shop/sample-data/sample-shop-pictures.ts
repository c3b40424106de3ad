import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { pictures } from '../../../db/tables/catalog.ts'
import { sampleFolder, type SamplePicture, type SampleShop } from './sample-shop-files.ts'

type PictureRow = typeof pictures.$inferInsert

/** `pictures/noor--black--front.webp` is known as `noor--black--front`. */
export function pictureId({ file }: Pick<SamplePicture, 'file'>): string {
  return basename(file).replace(/\.\w+$/, '')
}

/** One row for every picture that the sample shop shows, a picture that is shown twice once. */
export async function samplePictureRows({ catalogue }: SampleShop): Promise<PictureRow[]> {
  const groups = [...catalogue.types, ...catalogue.categories, ...catalogue.collections]
  const all: SamplePicture[] = [
    ...groups.flatMap(({ picture }) => picture ?? []),
    ...catalogue.scenes,
    ...catalogue.products.flatMap(({ pictures }) => pictures),
    ...catalogue.products.flatMap(({ reviews }) => reviews.flatMap(({ photos }) => photos)),
  ]
  const unique = new Map(all.map((picture) => [pictureId(picture), picture]))
  return Promise.all([...unique].map(([id, picture]) => pictureRow(id, picture)))
}

async function pictureRow(id: string, picture: SamplePicture): Promise<PictureRow> {
  const bytes = await readFile(join(sampleFolder, picture.file))
  const videos = await Promise.all(
    (picture.videos ?? []).map(async (format) => {
      const file = `videos/${id}.${format}`
      return { format, file, bytes: await readFile(join(sampleFolder, file)) }
    }),
  )
  return {
    id,
    file: `sample:${picture.file}`,
    version: versionOf([bytes, ...videos.map((video) => video.bytes)]),
    width: picture.width,
    height: picture.height,
    color: picture.dominant_color,
    placeholder: picture.placeholder,
    focusX: picture.focus?.x ?? 0.5,
    focusY: picture.focus?.y ?? 0.5,
    alt: picture.alt,
    videos: videos.map(({ format, file, bytes: { length } }) => ({
      format,
      file: `sample:${file}`,
      bytes: length,
    })),
  }
}

/** Changes with every byte of a picture and its videos, whose addresses carry it. */
function versionOf(files: readonly Buffer[]): string {
  const sum = createHash('sha1')
  for (const bytes of files) sum.update(bytes)
  return sum.digest('hex').slice(0, 10)
}
