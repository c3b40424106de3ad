import { join } from 'node:path'
import { expect, type Locator } from '@playwright/test'
import type { Visit } from '../visit.ts'
import { adminTexts } from './admin-visit.ts'

const samples = join(import.meta.dirname, '../../server/sample-shop/pictures')
const files = (...names: string[]) => names.map((name) => join(samples, `${name}.webp`))

/** Fills a text in both languages; the label of each side names its language. */
export async function fillBoth(
  place: Locator,
  label: string,
  { en, ar, t }: { en: string; ar: string; t: ReturnType<typeof adminTexts> },
) {
  await place.getByLabel(`${label}, ${t('form_english')}`, { exact: true }).fill(en)
  await place.getByLabel(`${label}, ${t('form_arabic')}`, { exact: true }).fill(ar)
}

/** Creates a draft in the dialog of the list, and is then on its page. */
export async function createDraft({ page, language }: Visit, en: string, ar: string) {
  const t = adminTexts(language)
  await page.goto('/admin/products')
  await page.getByRole('button', { name: t('products_new') }).click()
  const dialog = page.getByRole('dialog')
  await fillBoth(dialog, t('product_name'), { en, ar, t })
  await dialog.getByLabel(t('product_price')).fill('٥٢٠')
  await dialog.getByRole('button', { name: t('products_create') }).click()
  await page.getByRole('heading', { level: 1, name: language === 'arb' ? ar : en }).waitFor()
}

type Color = { en: string; ar: string; sizes?: number[]; pictures: string[] }

/** Adds a colour with its sizes and pictures, waits until the pictures are uploaded, and returns its part of the form. */
export async function addColor({ page, language }: Visit, color: Color, place: number) {
  const t = adminTexts(language)
  await page.getByRole('button', { name: t('product_add_color') }).click()
  const part = page.locator('#colors').getByRole('region').nth(place)
  await fillBoth(part, t('product_color'), { ...color, t })
  for (const size of color.sizes ?? []) await part.getByLabel(String(size), { exact: true }).check()
  await part.locator('input[type=file]').setInputFiles(files(...color.pictures))
  await expect(part.getByRole('button', { name: /^(Acts for|إجراءات)/ })).toHaveCount(
    color.pictures.length,
  )
  return part
}
