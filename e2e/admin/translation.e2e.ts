import { expect } from '@playwright/test'
import { allWords } from '@rimal/contract/words/all-words'
import { arbOnThePhone } from '../runs.ts'
import { newContext, openTab, test } from '../visit.ts'
import { adminTexts, expectUsable, signInAsOwner, watchPolicy } from './admin-visit.ts'

/** No other test reads this text of the shop, which stands below every editorial page. */
const key = 'last_changed_on'
const { en: inEnglish, ar: shipped } = allWords[key]
const own = 'آخر مراجعة لهذه الصفحة في {day}'

const withoutDay = (text: string) => text.replace('{day}', '').trim()

test(
  'a text of the shop is changed in Arabic and seen at once, and a broken one is refused with its reason',
  { tag: arbOnThePhone },
  async ({ visit }) => {
    test.slow()
    const { page, language } = visit
    const t = adminTexts(language)
    const blocked = await watchPolicy(visit)
    const shopper = await openTab(await newContext(visit), visit)
    // Other processes follow the change by a message of the database, so the first read may be a moment before it.
    const seeInShop = (path: string, text: string) =>
      expect(async () => {
        await shopper.page.goto(path)
        await expect(shopper.page.getByText(withoutDay(text))).toBeVisible({ timeout: 500 })
      }).toPass({ timeout: 10_000 })
    await seeInShop('/ar/delivery-and-returns', shipped)

    await signInAsOwner(visit)
    await page.goto('/admin/content/words')
    const search = page.getByLabel(t('content_words_search'))
    await search.fill(withoutDay(shipped))
    const edit = (text: string) =>
      page.getByRole('button', { name: t('content_word_edit_named', { text }), exact: true })
    await edit(shipped).click()
    const dialog = page.getByRole('dialog', { name: t('content_word_title') })
    await expect(dialog.getByText('{day}').first()).toBeVisible()
    await expectUsable(visit)

    const field = dialog.getByLabel(t('form_arabic'), { exact: true })
    const save = dialog.getByRole('button', { name: t('form_save') })
    const refusals = {
      [withoutDay(own)]: t('refused_placeholder_missing'),
      [`${own} {name}`]: t('refused_placeholder_unknown'),
      [own.replace('{day}', '{days}')]: t('refused_placeholder_missing'),
      '': t('refused_required'),
    }
    for (const [text, reason] of Object.entries(refusals)) {
      await field.fill(text)
      await save.click()
      await expect(field).toHaveAccessibleDescription(new RegExp(escaped(reason)))
      await expect(field).toHaveAttribute('aria-invalid', 'true')
    }
    await expectUsable(visit)
    await seeInShop('/ar/delivery-and-returns', shipped)

    await field.fill(own)
    await save.click()
    await page.getByText(t('content_word_saved')).waitFor()
    await seeInShop('/ar/delivery-and-returns', own)
    await seeInShop('/ar/made-to-measure', own)
    await seeInShop('/delivery-and-returns', inEnglish)

    // The search still asks for the shipped text, which is found beside that of the shop.
    await edit(own).click()
    await expect(field).toHaveAccessibleDescription(new RegExp(escaped(withoutDay(shipped))))
    await expectUsable(visit)
    await dialog.getByRole('button', { name: t('content_word_reset') }).click()
    await page.getByText(t('content_word_reset_done')).waitFor()
    await edit(shipped).waitFor()
    await seeInShop('/ar/delivery-and-returns', shipped)
    await shopper.context.close()
    expect(blocked).toEqual([])
  },
)

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
