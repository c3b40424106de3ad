import { Haptics, ImpactStyle } from '@capacitor/haptics'
import { Share } from '@capacitor/share'
import { Badge } from '@capawesome/capacitor-badge'
import type { Device } from '@rimal/storefront/device/device.ts'
import { choosePictures } from './phone/choose-pictures.ts'
import { openPayment } from './phone/open-payment.ts'
import { push } from './phone/push.ts'
import { guestHeader } from './shop/shop-fetch.ts'
import type { Tokens } from './shop/tokens.ts'

/** The device of the app: what the storefront asks of it is done by the phone. */
export function createPhoneDevice(given: {
  origin: string
  fetch: Device['fetch']
  tokens: Tokens
  deleteCustomerData: () => Promise<void>
}): Device {
  const { origin, fetch, tokens, deleteCustomerData } = given
  return {
    origin,
    fetch,
    app: {
      guest: {
        name: (request) => request.setRequestHeader(guestHeader, tokens.guest()),
        store(request) {
          const named = request.getResponseHeader(guestHeader)
          if (named !== null) void tokens.storeGuest(named)
        },
      },
      openPayment: (payment) => openPayment(payment, { origin, fetch }),
      // The customer may close the sheet without sharing: that is no error.
      share: (shared) => Share.share(shared).then(noResult, noResult),
      push,
      choosePictures,
      vibrate: () => void Haptics.impact({ style: ImpactStyle.Light }).catch(noResult),
      showBadge: (unread) => void Badge.set({ count: unread }).catch(noResult),
      deleteCustomerData,
    },
  }
}

function noResult() {}
