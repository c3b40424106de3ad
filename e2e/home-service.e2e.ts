import { formatDay } from '@rimal/contract/dates'
import { textIn } from '@rimal/contract/language'
import { formatClock } from '@rimal/contract/text/clock'
import { expect } from '@playwright/test'
import { becomeCustomer, messageTo, newEmail } from './logging-in.ts'
import { callShop, emirate, nameOf } from './shopping.ts'
import { expectSound } from './sound.ts'
import { startsLike } from './texts.ts'
import { eachLanguage } from './runs.ts'
import { test, type Visit } from './visit.ts'

type Offered = { day: string; timeSlots: { id: string; from: string; to: string }[] }

test(
  'a guest books a visit, moves it and cancels it, and nothing typed is lost',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, open, say } = visit
    await open('/home-service')
    await page.getByText(t('visit_minimum', { count: 3 })).waitFor()
    const main = page.getByRole('main')
    await days(visit).first().waitFor()
    await expectSound(visit, 'of the home service')

    await bookButton(visit).click()
    await page.getByText(t('visit_day_missing')).waitFor()
    await page.getByText(t('field_required')).first().waitFor()
    const units = page.getByLabel(t('visit_units'))
    await units.fill('')
    const complaint = main.locator(`[id="${await units.getAttribute('id')}-error"]`)
    await complaint.getByText(t('field_required')).waitFor()
    await units.fill('2')
    await page.getByLabel(t('visit_remarks')).focus()
    await page.getByText(t('visit_units_few', { count: 3 })).waitFor()
    await expectAllSound(visit, 'of the home service with errors')

    const email = newEmail()
    const { day } = await fillVisit(visit, email)
    await page.reload()
    await expect(page.getByLabel(t('visit_units'))).toHaveValue(say('4', '٤'))
    expect(await page.getByLabel(t('address_area'), { exact: true }).inputValue()).not.toBe('')
    await main.getByRole('radio', { name: dayName(visit, day) }).waitFor()
    await expectAllSound(visit, 'of the home service filled in')
    await bookButton(visit).click()

    await page.getByRole('heading', { level: 1, name: t('visit_is_requested') }).waitFor()
    await page.getByText(startsLike(t('visit_contact_by'))).waitFor()
    await page.getByText(dayName(visit, day)).first().waitFor()
    await expectSound(visit, 'of a visit that is booked')
    const sent = await messageTo(visit, email)
    expect(sent).toContain(new URL(page.url()).pathname)
    const [, file = ''] = /(\/\S+\/visit\.ics)/.exec(sent.replace(/https?:\/\/[^/]+/g, '')) ?? []
    const calendar = await (await visit.context.request.get(file)).text()
    expect(calendar).toContain('BEGIN:VEVENT\r\n')

    await page.getByRole('button', { name: t('visit_move') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(t('visit_more_days')).waitFor()
    await dialog.getByRole('button', { name: t('visit_move_to') }).click()
    await dialog.getByText(t('visit_day_missing')).waitFor()
    await expectSound(visit, 'of moving a visit')
    const later = await offered(visit, 6)
    await choose(visit, dialog, later)
    await dialog.getByRole('button', { name: t('visit_move_to') }).click()
    await dialog.waitFor({ state: 'hidden' })
    await main.getByText(dayName(visit, later.day)).first().waitFor()
    await page.waitForFunction(() => !document.querySelector('[popover]:popover-open'))
    await expectSound(visit, 'of a visit that was moved')

    await page.getByRole('button', { name: t('visit_cancel') }).click()
    const ask = page.getByRole('alertdialog', { name: t('visit_cancel_ask') })
    await ask.getByText(dayName(visit, later.day)).waitFor()
    await expectSound(visit, 'of cancelling a visit')
    await ask.getByRole('button', { name: t('visit_keep') }).click()
    await ask.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: t('visit_cancel') }).click()
    await ask.getByRole('button', { name: t('visit_cancel') }).click()
    await page.getByRole('heading', { level: 1, name: t('visit_is_cancelled') }).waitFor()
    await page.getByRole('link', { name: t('visit_book_another') }).waitFor()
    await expectSound(visit, 'of a visit that is cancelled')
    expect(await messageTo(visit, email)).toContain(
      say('is cancelled, as you asked', 'أُلغيت زيارتكِ كما طلبتِ'),
    )
  },
)

test(
  'a customer finds the booked visit in the account',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, open } = visit
    const email = newEmail()
    await becomeCustomer(visit, email)
    await open('/my-account')
    await page.getByRole('link', { name: startsLike(t('my_visits')) }).click()
    await page.getByText(t('my_visits_none_text')).waitFor()
    await expectSound(visit, 'of no visits')
    await page
      .getByRole('main')
      .getByRole('link', { name: t('visit_book') })
      .click()
    await expect(page.getByLabel(t('address_name'))).toHaveValue(nameOf(visit))
    expect(await page.getByRole('main').getByLabel(t('address_email')).inputValue()).toBe(email)
    const { day } = await fillVisit(visit, email)
    await bookButton(visit).click()
    await page.getByRole('heading', { level: 1, name: t('visit_is_requested') }).waitFor()
    await open('/my-visits')
    await page.getByRole('link', { name: dayName(visit, day) }).waitFor()
    await expectSound(visit, 'of her visits')
    await page.getByRole('link', { name: dayName(visit, day) }).click()
    await page.getByRole('heading', { level: 1, name: t('visit_is_requested') }).waitFor()
  },
)

/** Checks the page from its top, because the header covers content that scrolls under it. */
async function expectAllSound(visit: Visit, place: string) {
  await visit.page.evaluate(() => scrollTo(0, 0))
  await expectSound(visit, place)
}

function bookButton({ page, t }: Visit) {
  return page.getByRole('main').getByRole('button', { name: t('visit_book'), exact: true })
}

function days({ page, t }: Visit) {
  return page.getByRole('group', { name: t('visit_day') }).getByRole('radio')
}

/** Matches the text of a day with its weekday; any text may follow. */
function dayName({ language }: Visit, day: string): RegExp {
  return new RegExp(formatDay(day, language, { weekday: true }).replaceAll(/\s/g, String.raw`\s*`))
}

/** One of the days that are free now; journeys that run beside this one take others. */
async function offered(visit: Visit, from = 0): Promise<Offered> {
  const free: Offered[] = await callShop(visit, 'visit/list-times')
  const chosen = free[from + Math.floor(Math.random() * 3)]
  if (!chosen) throw new Error('No day is free.')
  return chosen
}

async function choose(
  visit: Visit,
  within: ReturnType<Visit['page']['getByRole']>,
  { day, timeSlots: [timeSlot] }: Offered,
) {
  const { t } = visit
  await within.getByRole('radio', { name: dayName(visit, day) }).check()
  const said = (clock = '') => formatClock(clock, visit.language)
  const name = t('visit_time_slot', { from: said(timeSlot?.from), to: said(timeSlot?.to) })
  await within.getByRole('radio', { name }).check()
}

async function fillVisit(visit: Visit, email: string): Promise<Offered> {
  const { page, t, language, say } = visit
  const main = page.getByRole('main')
  await main
    .getByLabel(t('address_emirate'), { exact: true })
    .selectOption({ label: textIn(emirate, language) })
  await main.getByLabel(t('address_area'), { exact: true }).fill(say('Jumeirah', 'جميرا'))
  await main
    .getByLabel(t('address_street_and_building'))
    .fill(say('Al Wasl Road, villa 12', 'شارع الوصل، فيلا 12'))
  const chosen = await offered(visit)
  await choose(visit, main, chosen)
  await main.getByLabel(t('visit_units')).fill(say('4', '٤'))
  await main
    .getByLabel(t('visit_remarks'))
    .fill(say('My mother is to be measured too.', 'نأخذ قياسات والدتي أيضاً.'))
  await main.getByLabel(t('address_name')).fill(nameOf(visit))
  await main.getByLabel(t('address_phone'), { exact: true }).fill(newNumber())
  await main.getByLabel(t('address_email')).fill(email)
  return chosen
}

/** Returns a new phone number for each booking, because the number of upcoming visits of one person is limited. */
function newNumber(): string {
  return `50 ${Math.floor(Math.random() * 900 + 100)} ${Math.floor(Math.random() * 9000 + 1000)}`
}
