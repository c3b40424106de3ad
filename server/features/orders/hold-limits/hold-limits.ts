/**
 * What a limit counts by: a device (the guest of a cookie, or an account), the address of a caller, and the network
 * of that address. Contacts are not counted: a stranger may type any contact, and would stop its owner from
 * ordering.
 */
export type Holder = 'device' | 'address' | 'network'

export type HoldLimit = { per: Holder; maxUnits: number }

const day = 24 * 3600

/**
 * The most units that may be held unpaid when more are requested. Units of stock count while their order awaits its
 * payment, or is to be paid on delivery and has not been confirmed; paid units no longer count. A carrier puts
 * thousands of shoppers behind one address, and few of these shoppers are between order and payment at once; a
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
      { per: 'device', maxUnits: 4 },
      { per: 'address', maxUnits: 4 },
      { per: 'network', maxUnits: 12 },
    ],
  },
} as const satisfies Record<string, { seconds: number; limits: readonly HoldLimit[] }>

/** The most units of one order that is to be paid later; a shopper who wants more is asked to write to the shop. */
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
 * Holds of callers who hold unpaid orders already are shorter from this many other orders on, by what the limits
 * count. One other order is enough for a person. Behind one address, or in one network, several shoppers may be
 * paying at once.
 */
export const shortHold = {
  times: { session: 15, grace: 5 } satisfies HoldTimes,
  fromOthers: { device: 1, address: 2, network: 6 } satisfies Record<Holder, number>,
}
