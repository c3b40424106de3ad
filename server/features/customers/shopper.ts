/** The shopper: a guest of a browser, or a customer who is logged in. */
export type Shopper = { guestId: string } | { customerId: string }
