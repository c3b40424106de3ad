import { textIn } from '@rimal/contract/language'
import type { Product } from '../shopping.ts'
import type { Visit } from '../visit.ts'

/** Opens a product in the app and puts its first size into the cart, which opens then. */
export async function buyInApp(app: Visit, product: Product) {
  const { page, t, open } = app
  await open(`/product-details/${product.id}?item=${product.color}`)
  const main = page.getByRole('main')
  await main.getByRole('heading', { level: 1, name: textIn(product.name, app.language) }).waitFor()
  await main.getByRole('radio', { name: String(product.size) }).click()
  await main
    .getByRole('button', { name: t('add_to_cart') })
    .first()
    .click()
  await page.waitForURL(/\/cart$/)
}
