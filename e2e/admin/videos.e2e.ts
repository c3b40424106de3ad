import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { launchOptions } from '../browser.ts'
import { eachLanguage, enOnDesktop } from '../runs.ts'
import { newContext, openTab, test, type Visit } from '../visit.ts'
import { adminTexts, expectUsable, signInAsOwner, watchPolicy } from './admin-visit.ts'
import { addColor, createDraft } from './new-product.ts'

test.use({ launchOptions: launchOptions(true) })

const fileOf = (name: string) => join(import.meta.dirname, '../../server/test/videos', name)

const isPlaying = (page: Page) =>
  page
    .locator('video')
    .evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0)

/** Whether the video was requested after the first picture had come; null until the browser has timed both. */
async function wasRequestedAfterFirst(page: Page): Promise<boolean | null> {
  const first = page.locator('[data-gallery] img').first()
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  return first.evaluate(async (image: HTMLImageElement) => {
    // Observers of what is in view are called after the next frame.
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame)
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const picture = entries.find(({ name }) => name === image.currentSrc)
    const video = entries.find(({ initiatorType }) => initiatorType === 'video')
    return picture && video ? video.startTime >= picture.responseEnd : null
  })
}

/** Signs in as an owner, creates a draft with a colour that has these pictures, and adds a video to them. */
async function draftWithVideo(
  visit: Visit,
  { name, pictures, file }: { name: string; pictures: string[]; file: string },
) {
  const t = adminTexts(visit.language)
  await signInAsOwner(visit)
  await createDraft(visit, name, 'عباية بفيديو')
  const color = await addColor(visit, { en: 'Black', ar: 'أسود', sizes: [54], pictures }, 0)
  const input = color.locator('input[type=file]')
  await input.setInputFiles(fileOf(file))
  await color.getByText(t('pictures_video'), { exact: true }).waitFor()
  return { color, input, t }
}

/** Saves the form, and returns the address at which a shopper would see the product. */
async function saveAndPreview({ page, language }: Visit): Promise<string> {
  const t = adminTexts(language)
  await page.keyboard.press('Control+KeyS')
  await page.getByText(t('form_saved')).waitFor()
  const preview = page.getByRole('link', { name: t('product_preview') })
  return (await preview.getAttribute('href')) ?? ''
}

test(
  'an owner adds a video to a product, and a shopper plays and stops it',
  { tag: eachLanguage },
  async ({ visit }) => {
    test.slow()
    const { page, language } = visit
    const blocked = await watchPolicy(visit)
    const { color, t } = await draftWithVideo(visit, {
      name: `Video ${language}`,
      pictures: ['layla--black--front'],
      file: 'with-sound.mp4',
    })
    await expectUsable(visit)
    const address = await saveAndPreview(visit)
    await color.getByRole('button', { name: t('pictures_place', { place: 2, total: 2 }) }).click()
    const inDialog = page.getByRole('dialog').locator('video')
    await expect.poll(() => inDialog.evaluate((video: HTMLVideoElement) => video.duration)).toBe(2)
    await expectUsable(visit)
    await page.keyboard.press('Escape')

    const shopper = await openTab(await newContext(visit), visit)
    const policy = await watchPolicy(shopper)
    await shopper.page.goto(address)
    const play = shopper.page.getByRole('button', { name: shopper.t('video_play', { number: 2 }) })
    // Who asked for less motion is shown the picture.
    await play.click()
    await expect.poll(() => isPlaying(shopper.page)).toBe(true)
    const pause = shopper.page.getByRole('button', {
      name: shopper.t('video_pause', { number: 2 }),
    })
    await expectUsable(shopper)
    await pause.click()
    await play.waitFor()
    expect(await isPlaying(shopper.page)).toBe(false)
    await shopper.context.close()
    expect([...blocked, ...policy]).toEqual([])
  },
)

test(
  'a video plays by itself while it is in view, after the first picture',
  { tag: eachLanguage },
  async ({ visit }) => {
    test.slow()
    const { page, language, size } = visit
    await draftWithVideo(visit, {
      name: `Moving ${language}`,
      pictures: ['layla--black--front', 'layla--black--detail'],
      file: 'with-sound.mp4',
    })
    const address = await saveAndPreview(visit)

    const context = await visit.context.browser()?.newContext({
      viewport: page.viewportSize(),
      isMobile: size === 'phone',
      reducedMotion: 'no-preference',
      serviceWorkers: 'block',
    })
    if (!context) throw new Error('The context of a test belongs to a browser.')
    const shop = await context.newPage()
    await shop.goto(address)
    await shop.locator('video').waitFor({ state: 'attached' })
    // On a phone the video is the third picture of a strip.
    if (size === 'phone') expect(await wasRequestedAfterFirst(shop)).toBe(null)
    await shop.locator('video').scrollIntoViewIfNeeded()
    await expect.poll(() => isPlaying(shop)).toBe(true)
    await expect.poll(() => wasRequestedAfterFirst(shop)).toBe(true)
    await shop.locator('footer').last().scrollIntoViewIfNeeded()
    await expect.poll(() => isPlaying(shop)).toBe(false)
    await context.close()
  },
)

test(
  'a video that the shop would refuse is converted before it is sent, and a file that is none stays with its reason',
  { tag: enOnDesktop },
  async ({ visit }) => {
    test.slow()
    const { page } = visit
    const { color, input, t } = await draftWithVideo(visit, {
      name: 'Video converted',
      pictures: ['layla--black--front'],
      // 2,400 pixels wide.
      file: 'large.mp4',
    })
    await color.getByRole('button', { name: t('pictures_place', { place: 2, total: 2 }) }).click()
    const shown = page.getByRole('dialog').locator('video')
    await expect.poll(() => shown.evaluate((one: HTMLVideoElement) => one.videoWidth)).toBe(1440)
    await page.keyboard.press('Escape')
    await input.setInputFiles(fileOf('unplayable.mp4'))
    await color.getByText(t('pictures_video_unread')).waitFor()
  },
)
