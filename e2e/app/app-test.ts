import { launchOptions } from '../browser.ts'
import { isAlive, test as base, type Visit } from '../visit.ts'
import { findShop } from '../shop.ts'
import { openPhone, type Phone } from './fake-phone.ts'

const loadsPictures = Boolean(process.env['E2E_PICTURES'])
const options = launchOptions(loadsPictures)

/** A test of the app: its `phone` has the app of the shop that the tests share. */
export const test = base.extend<{ phone: Phone }>({
  // The app's origin is served by the test, and the shop is at an address of this machine.
  launchOptions: [
    { ...options, args: [...(options.args ?? []), '--disable-features=LocalNetworkAccessChecks'] },
    { scope: 'worker' },
  ],
  phone: async ({ visit }, use) => {
    await using phone = await openPhone(visit, { shop: findShop().address })
    await use(phone)
  },
})

/** Starts the app and waits until it answers presses. */
export async function startApp(
  phone: Phone,
  by: Parameters<Phone['start']>[0] = {},
): Promise<Visit> {
  const app = await phone.start(by)
  await isAlive(app.page)
  return app
}
