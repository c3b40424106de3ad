/**
 * Whom a limit counts: a device (the guest of a cookie, or an account), the address of a caller, and the network
 * that lies in. No contact is counted: a stranger may type anybody's, and would keep its owner from ordering.
 */
export type Holder = 'device' | 'address' | 'network'

export type HoldLimit = { per: Holder; maxUnits: number }

const day = 24 * 3600

/**
 * How much may be held already, without having been paid, when more is asked for. Units of stock count while their
 * order awaits its payment, or is to be paid at the door and was not confirmed yet; what is paid counts no longer. A
 * carrier puts thousands of shoppers behind one address, of whom few are between order and payment at once; a
 * customer who has paid an order, or whose order the shop has confirmed, is counted by the account alone.
 */
export const holdLimits = {
  stock: {
    seconds: day,
    limits: [
      { per: 'device', maxUnits: 20 },
      { per: 'address', maxUnits: 60 },
      { per: 'network', maxUnits: 180 },
    ],
  },
  /** The limit of one person is the owner's setting. A tailor visits about five customers a day. */
  visits: {
    seconds: day,
    limits: [
      { per: 'address', maxUnits: 4 },
      { per: 'network', maxUnits: 12 },
    ],
  },
} as const satisfies Record<string, { seconds: number; limits: readonly HoldLimit[] }>

/** Units of one order that is to be paid later; who wants more is asked to write to the shop. */
export const maxUnitsOfOrder = 60

export type Held = keyof typeof holdLimits

/**
 * How long an unpaid order has, in minutes: `session` on the page of the provider, and `grace` more until its stock is
 * let go, so that a payment in the last minute of the session still finds it.
 */
export type HoldTimes = { session: number; grace: number }

/** Tabby grants a session 20 minutes and ends it within 10 more, Stripe and Tap 30 at least. */
export const usualHold: HoldTimes = { session: 30, grace: 10 }

/**
 * For an order of somebody who holds unpaid orders already: from so many others on, by whom the limits count. One is
 * enough for a person. Behind one address, or in one network, several shoppers may be paying at once.
 */
export const shortHold = {
  times: { session: 15, grace: 5 } satisfies HoldTimes,
  fromOthers: { device: 1, address: 2, network: 6 } satisfies Record<Holder, number>,
}
