import { expect, type Page } from '@playwright/test'
import {
  email,
  emirate,
  fillContact,
  fillDelivery,
  nameOf,
  products,
  payBy,
  phone,
  placeButton,
  putInCart,
  seeConfirmation,
} from './shopping.ts'
import { textsOf } from './texts.ts'
import { arbOnThePhone, eachLanguage, enOnThePhone, onThePhone } from './runs.ts'
import { isAlive, test } from './visit.ts'

test(
  'the language toggle preserves the page and the cart',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, open, say, language, size } = visit
    await putInCart(visit, products.nada)
    await open('/product-details/nada?item=nada-black')
    await page.getByRole('link', { name: t('units_in_cart', { count: 1 }) }).waitFor()
    expect(await documentLanguage(page)).toEqual(say('en ltr', 'ar rtl'))

    const toggle = say('العربية', 'English')
    if (size === 'phone') {
      await page.getByRole('button', { name: t('menu') }).click()
      await page.getByRole('dialog').getByRole('link', { name: toggle }).click()
    } else {
      await page.getByRole('banner').getByRole('link', { name: toggle }).click()
    }
    const { pathname, search } = await arrived(page, say('ar', 'en'))
    expect(pathname + search).toBe(`${say('/ar', '')}/product-details/nada?item=nada-black`)
    expect(await documentLanguage(page)).toEqual(say('ar rtl', 'en ltr'))
    await page.getByRole('heading', { level: 1, name: say('ندى', 'Nada') }).waitFor()
    await page.getByRole('link', { name: say('الحقيبة، عدد القطع: 1', 'Bag, 1 piece') }).waitFor()
    expect(await storedLanguage(page)).toBe(language === 'en' ? 'arb' : 'en')
  },
)

test(
  'the first Back after the toggle shows the page in the language before',
  { tag: eachLanguage },
  async ({ visit: { page, t, open, say, size } }) => {
    await open('/home')
    await isAlive(page)
    const toggle = say('العربية', 'English')
    if (size === 'phone') {
      await page.getByRole('button', { name: t('menu') }).click()
      await page.getByRole('dialog').getByRole('link', { name: toggle }).click()
    } else {
      await page.getByRole('banner').getByRole('link', { name: toggle }).click()
    }
    await arrived(page, say('ar', 'en'))
    await page.goBack()
    await arrived(page, say('en', 'ar'))
    expect(new URL(page.url()).pathname).toBe(say('/home', '/ar/home'))
    await isAlive(page)
  },
)

test('the other language preserves everything typed in checkout', async ({ visit }) => {
  const { page, t, open, language, say } = visit
  const other = textsOf(language === 'arb' ? 'en' : 'arb')
  const toggle = async (from: string, to: string) => {
    await page.getByRole('banner').getByRole('link', { name: from }).click()
    await arrived(page, to)
  }
  const there = () => toggle(say('العربية', 'English'), say('ar', 'en'))
  const back = () => toggle(say('English', 'العربية'), say('en', 'ar'))
  await putInCart(visit, products.nada)
  await open('/checkout')
  await fillContact(visit)
  await there()
  expect(await page.getByLabel(other('address_name')).inputValue()).toBe(nameOf(visit))
  expect(await page.getByLabel(other('address_phone'), { exact: true }).inputValue()).toBe(phone)
  expect(await page.getByLabel(other('address_email')).inputValue()).toBe(email)

  await back()
  await page.getByRole('button', { name: t('checkout_to_delivery') }).click()
  await fillDelivery(visit)
  await there()
  const area = page.getByLabel(other('address_area'), { exact: true })
  expect(await area.inputValue()).toBe(say('Jumeirah', 'جميرا'))
  expect(await page.getByLabel(other('address_emirate')).inputValue()).toBe(emirate.en)

  await back()
  await page.getByRole('link', { name: t('billing_change') }).click()
  await page.getByRole('radio', { name: t('billing_choice_other') }).check()
  await page.getByLabel(t('billing_company')).fill('Sidra Trading LLC')
  await there()
  await page.getByRole('radio', { name: other('billing_choice_other'), checked: true }).waitFor()
  expect(await page.getByLabel(other('billing_company')).inputValue()).toBe('Sidra Trading LLC')
  // Turning back is turning back.
  await page.getByRole('link', { name: other('billing_back') }).click()
  await page.getByText(other('billing_same')).waitFor()
})

test(
  'a filtered list stays filtered in the other language',
  { tag: onThePhone },
  async ({ visit: { page, open, say } }) => {
    await open('/product-list/best_seller?size=50,52&color=black&sort=price_up')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('العربية', 'English') })
      .click()
    const { pathname, search } = await arrived(page, say('ar', 'en'))
    expect(pathname + search).toBe(
      `${say('/ar', '')}/product-list/best_seller?size=50,52&color=black&sort=price_up`,
    )
  },
)

test(
  'the language that was chosen is honoured at the first address of a later visit',
  { tag: enOnThePhone },
  async ({ visit: { page } }) => {
    await page.goto('/home')
    await isAlive(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click()
    await arrived(page, 'ar')
    expect(await storedLanguage(page)).toBe('arb')
    await page.goto('/product-details/noor?item=noor-navy#reviews')
    const { pathname, search, hash } = await arrived(page, 'ar')
    expect(pathname + search + hash).toBe('/ar/product-details/noor?item=noor-navy#reviews')

    await page.evaluate(() => localStorage.setItem('selectedLanguage', 'en'))
    await page.goto('/ar/product-list')
    expect((await arrived(page, 'en')).pathname).toBe('/product-list')
  },
)

test(
  'an opened link stays in its own language, and its language is not stored as a choice',
  { tag: enOnThePhone },
  async ({ visit: { page } }) => {
    for (const [path, language] of [
      ['/product-list', 'en ltr'],
      ['/ar/product-list', 'ar rtl'],
      ['/home', 'en ltr'],
    ] as const) {
      await page.goto(path)
      await isAlive(page)
      expect(new URL(page.url()).pathname).toBe(path)
      expect(await documentLanguage(page)).toBe(language)
      expect(await storedLanguage(page)).toBeNull()
    }
  },
)

test(
  'a link that is followed says for itself in which language it is',
  { tag: enOnThePhone },
  async ({ visit: { page } }) => {
    await page.goto('/home')
    await page.evaluate(() => location.assign('/ar/faq'))
    await page.waitForURL(/\/ar\/faq/)
    expect(await documentLanguage(page)).toBe('ar rtl')
  },
)

test(
  'a stored language that the shop does not speak becomes English',
  { tag: enOnThePhone },
  async ({ visit: { page } }) => {
    await page.goto('/home')
    await page.evaluate(() => localStorage.setItem('selectedLanguage', 'fr'))
    await page.goto('/home')
    await isAlive(page)
    expect(await storedLanguage(page)).toBe('en')
    expect(await documentLanguage(page)).toBe('en ltr')
  },
)

const readPages = [
  'home',
  'product-list',
  'product-list/open',
  'product-list/best_seller?size=56&color=black',
  'product-details/noor?item=noor-black',
  'product-details/malak',
  'newzoompage?item=noor-black',
  'search?q=%D8%B9%D8%A8%D8%A7%D9%8A%D9%87',
  'search?q=%D8%BA%D8%BA%D8%BA%D8%BA%D8%BA',
  'about',
  'terms',
  'privacy-policy',
  'delivery-and-returns',
  'faq',
  'made-to-measure',
  'size-guide',
  'home-service',
  'home-service/0',
  'my-visits',
  'contact',
  'find-order',
  'guest-checkout-modal',
  'user-login',
  'my-account',
  'my-order',
  'my-wishlist',
  'notifications',
  'user-address',
  'user-registration',
  'forgot-password',
  'set-password',
  'order-cancel-modal',
  'new-delivery/1',
  'no-such-page',
]

/** The pages as the server renders them, before any script has run. */
test.describe('without scripts', { tag: arbOnThePhone }, () => {
  test.use({ javaScriptEnabled: false })

  test('no English is left on the first paint of an Arabic page', async ({ visit: { page } }) => {
    const left: Record<string, string[]> = {}
    for (const path of readPages) {
      await page.goto(`/ar/${path}`, { waitUntil: 'domcontentloaded' })
      expect(await documentLanguage(page), path).toBe('ar rtl')
      const words = await findEnglish(page)
      if (words.length > 0) left[path] = words
    }
    expect(left).toEqual({})
  })
})

test(
  'no English is left on the cart, the checkout and the order',
  { tag: arbOnThePhone },
  async ({ visit }) => {
    const { page, t, open } = visit
    const look = async (place: string) => {
      expect.soft(await findEnglish(page), place).toEqual([])
    }
    await open('/cart')
    await page.getByRole('heading', { level: 1, name: t('cart_empty_title') }).waitFor()
    await look('an empty bag')
    await putInCart(visit, products.nada)
    await page.reload()
    await page.getByRole('button', { name: t('summary_checkout') }).waitFor()
    await look('the bag')
    await open('/checkout')
    await page.getByLabel(t('address_name')).waitFor()
    await look('the first step of checkout')
    await page.getByRole('button', { name: t('checkout_to_delivery') }).click()
    await look('the first step of checkout with its complaints')
    await fillContact(visit)
    await page.getByRole('button', { name: t('checkout_to_delivery') }).click()
    await page.getByLabel(t('address_area'), { exact: true }).waitFor()
    await look('the second step of checkout')
    await fillDelivery(visit)
    await page.getByRole('button', { name: t('checkout_to_payment') }).click()
    await placeButton(visit).waitFor()
    await look('the third step of checkout')
    await payBy(visit, 'cash')
    await seeConfirmation(visit)
    await look('the order')
  },
)

/** Waits until the page has loaded in that language, and returns its URL. */
async function arrived(page: Page, language: string): Promise<URL> {
  await page.waitForFunction((lang) => document.documentElement.lang === lang, language)
  await isAlive(page)
  return new URL(page.url())
}

function documentLanguage(page: Page): Promise<string> {
  return page.evaluate(() => `${document.documentElement.lang} ${document.documentElement.dir}`)
}

function storedLanguage(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('selectedLanguage'))
}

/**
 * Finds words in Latin letters, and Latin commas after Arabic letters, that a shopper sees or hears. Leaves out
 * text that is the same in every language: text marked as English, addresses, numbers of orders and goods, and
 * codes in capitals.
 */
function findEnglish(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const spoken = ['aria-label', 'alt', 'title', 'placeholder', 'aria-valuetext']
    const isForeign = (element: Element | null) =>
      element?.closest('[lang="en"], script, style, noscript, template, [hidden]') !== null
    const texts: string[] = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      if (!isForeign(walker.currentNode.parentElement))
        texts.push(walker.currentNode.nodeValue ?? '')
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (isForeign(element)) continue
      for (const name of spoken) texts.push(element.getAttribute(name) ?? '')
    }
    const sameEverywhere = /\S+@\S+|https?:\S+|RM-\d+|[A-Z]{3,}\d+|[A-Z]{2,}(-[A-Z\d]+)*\b/g
    const found = texts
      .map((text) => text.replaceAll(sameEverywhere, ''))
      .filter((text) => /[A-Za-z]{2,}|[\u0600-\u06ff]\s?[,;?]/.test(text))
    return [...new Set(found.map((text) => text.trim().slice(0, 80)))]
  })
}
