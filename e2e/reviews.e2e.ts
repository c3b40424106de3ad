import { textIn } from '@rimal/contract/language'
import { expect } from '@playwright/test'
import { becomeCustomer, newEmail } from './logging-in.ts'
import { orderAsGuest } from './ordering.ts'
import { products } from './shopping.ts'
import { expectSound } from './sound.ts'
import { staff } from './staff/client.ts'
import { deliver, reviewOf } from './staff/steps.ts'
import { startsLike } from './texts.ts'
import { eachLanguage } from './runs.ts'
import { test, type Visit } from './visit.ts'

const product = products.hala

test(
  'a delivered product is reviewed with a picture, and a review refused with a reason is sent again',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, say } = visit
    const { orderNumber, name } = await orderAndOpen(visit)
    expect(await page.getByRole('link', { name: t('review_link_open') }).count()).toBe(0)
    await deliver(orderNumber)
    await page.reload()
    const link = page.getByRole('main').getByRole('link', { name: t('review_link_open') })
    await link.waitFor()
    await link.click()
    await page.getByRole('heading', { level: 1, name: t('review_how_is', { name }) }).waitFor()

    await sendButton(visit).click()
    await page.getByText(t('review_rating_missing')).waitFor()
    const words = `${say('Falls like water', 'تنساب كالماء')}, ${orderNumber}.`
    await fill(visit, words)
    await addPictures(visit)
    await expectSound(visit, 'of writing a review')
    await page.getByRole('button', { name: t('review_picture_remove', { number: 2 }) }).click()

    // A reload costs nothing.
    await page.reload()
    await page.getByRole('img', { name: t('review_picture', { number: 1 }) }).waitFor()
    expect(await page.getByLabel(t('review_text')).inputValue()).toBe(words)
    expect(await page.getByRole('radio', { name: t('fit_true') }).isChecked()).toBe(true)
    await sendButton(visit).click()
    await page.getByText(t('review_is_pending')).waitFor()
    await expectSound(visit, 'of a review that is being read')

    const reason = say('Please leave the order’s number out.', 'احذفي رقم الطلب من فضلكِ.')
    await staff('refuse-review')({ ...(await reviewOf(orderNumber)), reason })
    await page.reload()
    await page.getByText(reason).waitFor()
    await expectSound(visit, 'of a review that is refused')
    await sendButton(visit).click()
    await page.getByText(t('review_is_pending')).waitFor()
  },
)

test(
  'a published review appears on its product page with its picture and an answer, until the customer withdraws it',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, open, say } = visit
    const { orderNumber, name } = await orderAndOpen(visit)
    await deliver(orderNumber)
    await page.reload()
    await page.getByRole('link', { name: t('review_link_open') }).click()
    const words = `${say('Soft and light', 'ناعمة وخفيفة')}, ${orderNumber}.`
    await fill(visit, words)
    await addPictures(visit)
    await sendButton(visit).click()
    await page.getByText(t('review_is_pending')).waitFor()
    const ownPage = new URL(page.url()).pathname.replace(/^\/ar/, '')

    const review = await reviewOf(orderNumber)
    const answer = `${say('Thank you for', 'شكراً لكِ على')} ${orderNumber}.`
    await staff('answer-review')({ reviewId: review.reviewId, answer })
    await staff('publish-review')(review)
    const card = page.locator('#reviews').getByRole('listitem').filter({ hasText: words })
    await expect
      .poll(async () => {
        await open(`/product-details/${product.id}`)
        return card.count()
      })
      .toBe(1)
    await card.getByText(answer).waitFor()
    await card.getByText(t('review_verified')).waitFor()
    await card.getByRole('button', { name: startsLike(t('review_photo_open')) }).click()
    const viewer = page.getByRole('dialog', { name: t('review_photos') })
    await viewer.getByText(answer).waitFor()
    await expectSound(visit, 'of a picture of the customer')
    await page.keyboard.press('Escape')
    await viewer.waitFor({ state: 'hidden' })

    await open(ownPage)
    await page.getByText(t('review_is_published')).waitFor()
    await expectSound(visit, 'of a review that is published')
    await page.getByRole('button', { name: t('review_withdraw') }).click()
    const dialog = page.getByRole('alertdialog', { name: t('review_withdraw_title') })
    await dialog.getByRole('button', { name: t('review_withdraw') }).click()
    await page.getByRole('heading', { level: 1, name: t('review_how_is', { name }) }).waitFor()
    await expect
      .poll(async () => {
        await open(`/product-details/${product.id}`)
        return card.count()
      })
      .toBe(0)
  },
)

/** Places an order as a customer and opens its page. */
async function orderAndOpen(visit: Visit) {
  const { page, t, open, language } = visit
  const email = newEmail()
  const { orderNumber } = await orderAsGuest(visit, product, { email })
  await becomeCustomer(visit, email)
  await open(`/order-details/${orderNumber}`)
  await page.getByRole('heading', { level: 1, name: t('order_is_placed') }).waitFor()
  return { orderNumber, name: textIn(product.name, language) }
}

/** Stars by the keyboard, the rest as it comes. */
async function fill({ page, t }: Visit, words: string) {
  await page.getByRole('radio', { name: t('review_stars_4') }).check()
  await page.keyboard.press('ArrowDown')
  expect(await page.getByRole('radio', { name: t('review_stars_5') }).isChecked()).toBe(true)
  await page.getByRole('radio', { name: t('fit_true') }).check()
  await page.getByLabel(t('review_text')).fill(words)
  await page.getByLabel(t('review_your_height')).fill('165')
}

function sendButton({ page, t }: Visit) {
  return page.getByRole('main').getByRole('button', { name: t('review_send') })
}

/** One that is a picture, and one that only says so. */
async function addPictures({ page, t }: Visit) {
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 480
    canvas.height = 640
    const pen = canvas.getContext('2d')
    if (!pen) return ''
    pen.fillStyle = '#8a6f55'
    pen.fillRect(0, 0, 480, 640)
    pen.fillStyle = '#2b2622'
    pen.fillRect(120, 80, 240, 560)
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  const mimeType = 'image/jpeg'
  await page.getByLabel(t('review_pictures_add')).setInputFiles([
    { name: 'abaya.jpg', mimeType, buffer: Buffer.from(drawn, 'base64') },
    { name: 'page.jpg', mimeType, buffer: Buffer.from('<svg></svg>') },
  ])
  await page.getByRole('img', { name: t('review_picture', { number: 1 }) }).waitFor()
  await page.getByRole('alert').filter({ hasText: 'WebP' }).waitFor()
}
