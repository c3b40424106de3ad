import { expect } from '@playwright/test'
import { languagePath } from '@rimal/contract/language'
import { eachLanguage } from './runs.ts'
import { findShop } from './shop.ts'
import { test } from './visit.ts'

test(
  'a link or words that are shared with the installed shop open its page or a search',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, language, say, t } = visit
    const share = (shared: Record<string, string>) =>
      page.goto(`${languagePath(language, '/shared')}?${new URLSearchParams(shared)}`)
    const product = languagePath(language, '/product-details/noor')
    await share({ title: 'Noor', text: `${findShop().address}${product}` })
    expect(new URL(page.url()).pathname).toBe(product)
    await page.getByRole('heading', { level: 1, name: say('Noor', 'نور') }).waitFor()
    const words = say('velvet', 'مخمل')
    await share({ text: words })
    await page
      .getByRole('heading', { level: 1, name: t('search_results_for', { words }) })
      .waitFor()
    await share({ url: 'https://evil.example/home' })
    expect(new URL(page.url()).href).toBe(findShop().address + languagePath(language, '/home'))
  },
)
