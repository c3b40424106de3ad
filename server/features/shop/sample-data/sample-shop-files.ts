import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { VideoFormat } from '@rimal/contract/choices'
import type { Text } from '@rimal/contract/language'
import type { StoredSection } from '../../../db/tables/catalog.ts'
import type { Announcement } from '@rimal/contract/staff/setting-shapes'

export const sampleFolder = join(import.meta.dirname, '../../../sample-shop')

export type SamplePicture = {
  /** Below the sample folder: `pictures/noor--black--front.webp`. */
  file: string
  width: number
  height: number
  dominant_color: string
  /** Some eighty pixels as a data address of about 150 characters, small enough to travel inside the page. */
  placeholder: string
  alt: Text
  focus?: { x: number; y: number }
  /** The formats of its video: `videos/noor--black--side.mp4` is the one of `pictures/noor--black--side.webp`. */
  videos?: VideoFormat[]
}

type CatalogGroup = { slug: string; title: Text; description: Text; picture?: SamplePicture }
type Kind = { slug: string; title: Text; color_code?: string }

export type SampleReview = {
  name: string
  city: string
  language: 'en' | 'ar'
  rating: number
  fit: 'small' | 'true' | 'large'
  text: string
  date: string
  color: string
  size: number | null
  height_cm: number | null
  made_to_measure: boolean
  photos: SamplePicture[]
}

export type SampleProduct = {
  slug: string
  type: string
  categories: string[]
  collections: Record<string, boolean>
  name: Text
  subtitle: Text
  title: Text
  short_description: Text
  description: Text
  fabric: Text
  fabric_kind: string
  care: Text
  opening: Text
  opening_kind: string
  included: Text
  occasion: Text
  occasions: string[]
  price: number
  compare_at: number | null
  /** In the other currencies of the sample shop. */
  prices: Record<string, { price: number; compare_at: number | null }>
  colors: {
    slug: string
    name: Text
    color_code: string
    colour_family: string
    stock: Record<string, number>
  }[]
  made_to_order: boolean
  lead_days: number | null
  made_to_measure?: boolean
  limited_to: number | null
  released_on: string
  sold: number
  model: { height_cm: number; size_worn: number } | null
  garment_measurements: {
    size: number
    length: number
    chest_width: number
    shoulder: number
    sleeve: number
  }[]
  complete_the_look: string[]
  keywords: { en: string[]; ar: string[] }
  reviews: SampleReview[]
  pictures: (SamplePicture & { color: string; view: string })[]
}

export type SampleCatalogue = {
  brand: {
    name: Text
    legal_name: Text
    contact: { phone: string; whatsapp: string; email: string; hours: Text; address: Text }
  }
  currency: string
  types: CatalogGroup[]
  categories: CatalogGroup[]
  collections: CatalogGroup[]
  scenes: (SamplePicture & { name: string })[]
  fabric_kinds: Kind[]
  opening_kinds: Kind[]
  occasion_kinds: Kind[]
  colour_families: Kind[]
  products: SampleProduct[]
}

export type SamplePage = {
  slug: string
  title: Text
  description: Text
  updated_on: string
  sections: StoredSection[]
}

export type SampleHome = {
  announcements: Announcement[]
  hero: { line: Text; link: Text }
  story: { title: Text; text: Text; steps: Text[]; link: Text }
  home_service: { title: Text; text: Text; ticks: Text[]; link: Text }
  reviews: Record<'en' | 'ar', { product: string; name: string }[]>
}

export type SampleShop = { catalogue: SampleCatalogue; pages: SamplePage[]; home: SampleHome }

export async function readSampleShop(): Promise<SampleShop> {
  const [catalogue, pages, home] = await Promise.all([
    readJson<SampleCatalogue>('catalogue.json'),
    readJson<SamplePage[]>('content.json'),
    readJson<SampleHome>('home.json'),
  ])
  return { catalogue, pages, home }
}

async function readJson<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(join(sampleFolder, name), 'utf8')) as T
}
