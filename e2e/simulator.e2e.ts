import { expect } from '@playwright/test'
import { pressOn } from './keyboard.ts'
import { bringToPayment, payBy, products, seeConfirmation } from './shopping.ts'
import { expectSound } from './sound.ts'
import { eachLanguage } from './runs.ts'
import { test } from './visit.ts'

test(
  'the test payment is sound, says what it is, and needs no mouse',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, say } = visit
    await bringToPayment(visit, products.hind)
    await payBy(visit, 'card')
    await page.waitForURL(/\/simulator\/pay\//)
    await page.getByText(say('no money moves', 'لا يُسحب أي مبلغ')).waitFor()
    await page.getByText(say('Rarer cases', 'حالات أندر')).click()
    await expectSound(visit, 'the choices')

    const close = say('Close without an answer', 'إغلاق بلا إجابة')
    await pressOn(page, page.getByRole('button', { name: close, exact: true }))
    await page.getByRole('status').waitFor()
    await expectSound(visit, 'closed')
    await page.goBack()
    await page.getByRole('link', { name: say('العربية', 'English') }).click()
    await page.waitForURL(new RegExp(`lang=${say('ar', 'en')}`))
    expect(await page.evaluate(() => document.documentElement.dir)).toBe(say('rtl', 'ltr'))
    const approve = page.getByRole('button', { name: say('موافقة', 'Approve'), exact: true })
    await pressOn(page, approve)
    await seeConfirmation(visit)
  },
)
