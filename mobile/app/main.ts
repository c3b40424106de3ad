import { languageOfPath } from '@rimal/contract/language'
import { noticePath } from '@rimal/contract/pages/notice-path'
import type { Dictionary } from '@rimal/contract/words/all-words'
import { read } from '@rimal/storefront/api.ts'
import { device, setDevice } from '@rimal/storefront/device/device.ts'
import { startInApp } from '@rimal/storefront/start/start-in-app.tsx'
import { announcePushed } from '@rimal/storefront/features/notifications/stream/live-notifications.ts'
import { followAge } from '@rimal/storefront/offline/follow-age.ts'
import { buildSettings } from './build-settings.ts'
import { createPageOpener } from './open-pages.ts'
import { createPhoneDevice } from './phone-device.ts'
import { followBackButton } from './phone/back-button.ts'
import { followKeyboard } from './phone/follow-keyboard.ts'
import { findLaunchLink, followLinks } from './phone/follow-links.ts'
import { followNetwork } from './phone/follow-network.ts'
import { pageOfLink } from './phone/link-path.ts'
import { closePayment } from './phone/open-payment.ts'
import { followOutsideLinks } from './phone/open-outside.ts'
import { followPush, endNotifications } from './phone/push.ts'
import { drawStatusBar, hideSplash } from './phone/show-app.ts'
import { suggestUpdate } from './phone/suggest-update.ts'
import { patienceMs } from './shop/answer-read.ts'
import { openShop } from './shop/open-shop.ts'
import './start.css'
import { showUnreached } from './show-unreached.ts'

/**
 * The app for phones: it follows what happens on the phone, opens the shop with what was stored of it, and starts the
 * storefront.
 */
const { language } = languageOfPath(location.pathname)
const { shopOrigin, appId } = buildSettings
const opener = createPageOpener(language)
/** What the program heard before the shop was open. */
const unreportedCopies: number[] = []
let reportCopy = (since: number): void => void unreportedCopies.push(since)
let dictionary: Dictionary | null = null

async function start() {
  await followPhone()
  const link = await findFirstLink()
  if (link) openLink(link)
  opener.beginThere()
  const shop = await openShop((since) => reportCopy(since))
  const deleteCustomerData = async () => {
    await Promise.allSettled([shop.deleteCustomerData(), endNotifications()])
  }
  setDevice(createPhoneDevice({ origin: shopOrigin, ...shop, deleteCustomerData }))
  await openStorefront()
}

/** Opens the storefront, or says that the shop was not reached. */
async function openStorefront() {
  const open = () => tryToOpen().catch(() => false)
  if (await open()) return
  showUnreached(language, open)
  await hideSplash()
}

/** Opens the storefront; returns false where neither the shop nor a copy had its texts. */
async function tryToOpen(): Promise<boolean> {
  // The shop's data are read meanwhile: the first page needs them too.
  read('GET shop/get-shop', {}).catch(() => {})
  dictionary = await readDictionary().catch(() => null)
  if (!dictionary) return false
  const router = await startInApp({ language, dictionary })
  opener.follow(router)
  reportCopy = followAge({
    language,
    subscribe: (listener) =>
      void router.subscribe(({ navigation }) => {
        if (navigation.state === 'idle') listener()
      }),
  })
  for (const since of unreportedCopies.splice(0)) reportCopy(since)
  // A store that does not answer has nothing to suggest.
  void hideSplash()
    .then(() => suggestUpdate(language))
    .catch(() => {})
  return true
}

async function readDictionary(): Promise<Dictionary | null> {
  const answer = await device.fetch(`/api/language/get-dictionary/${language}`)
  const { result } = (await answer.json()) as { result?: Dictionary[] }
  return result?.[0] ?? null
}

/** Follows what happens on the phone. A phone that lacks one of these abilities opens the shop all the same. */
async function followPhone() {
  followOutsideLinks(shopOrigin)
  await Promise.allSettled([
    drawStatusBar(),
    followNetwork(),
    followKeyboard(),
    followBackButton(),
    followLinks(openLink),
    followPush({
      onShown(pushed) {
        if (dictionary) announcePushed(pushed, { open: String(dictionary.notifications_open) })
      },
      onOpened: (pushed) => opener.open(noticePath(pushed)),
    }),
  ])
}

/** Returns the link that started the app; a page that is loaded anew is not the start of the app. */
async function findFirstLink(): Promise<string | undefined> {
  if (document.documentElement.dataset['appStart'] === undefined) return undefined
  return findLaunchLink().catch(() => undefined)
}

function openLink(link: string) {
  const path = pageOfLink(link, { shopOrigin, appId })
  if (!path) return
  if (path.startsWith('/payment/')) closePayment()
  opener.open(path)
}

// A start that takes long, or fails, shows that under the splash.
setTimeout(() => void hideSplash(), patienceMs)
void start()
