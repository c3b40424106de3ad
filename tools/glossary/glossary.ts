/**
 * The words that the code does not use, and what to write instead. One thing has one word, and it is
 * the word of the trade: what Shopify, Stripe or an RFC calls it. A new word comes here in the same
 * change, with what it replaces.
 */

/** Words that neither names nor sentences may use. */
const everywhere: Record<string, string> = {
  house: 'merchant, shop, provider or staff',
  houses: 'merchants, shops or providers',
  boutique: 'shop or merchant',
  she: 'customer, guest or shopper',
  her: 'customer, guest or shopper',
  hers: 'customer, guest or shopper',
  herself: 'customer, guest or shopper',
  piece: 'product, item, line or production item',
  pieces: 'products, items, lines or units',
  bag: 'cart',
  bags: 'carts',
  wish: 'input, command or wishlist item',
  wishes: 'inputs, commands or wishlist items',
  wished: 'asked for',
  shelf: 'stock or ready to wear',
  shelves: 'groups',
  sewn: 'made to order',
  hurried: 'force',
  hurry: 'force',
  thanks: 'order confirmation',
  chase: 'remind',
  chased: 'reminded',
  tidy: 'normalise',
  tidied: 'normalised',
  told: 'notified',
  kept: 'saved, stored or cached',
  lender: 'provider',
  lenders: 'providers',
  unheeded: 'ignored',
  whom: 'the noun itself',
  desk: 'staff',
  desks: 'staff',
}

/**
 * Words of identifiers, files, folders, tables and columns; a sentence may use them in their ordinary sense. Two words
 * count only next to each other: `giveBack`, `money_back`.
 */
export const inNames: Record<string, string> = {
  ...everywhere,
  making: 'production',
  tell: 'notify',
  tells: 'notifies',
  telling: 'notifying',
  parcel: 'shipment',
  parcels: 'shipments',
  lessen: 'reduce',
  lessens: 'reduces',
  lessened: 'reduced',
  offer: 'promotion',
  offers: 'promotions',
  promised: 'requested, due or arrival',
  'give back': 'refund',
  'given back': 'refunded',
  'money back': 'refund',
  'taken out': 'cancelled or removed',
}

/** Words that are verbs where a longer name begins with them: `offerReload`. */
export const verbsOfNames = new Set(['offer'])

/** Words of comments, names of tests, documents, summaries of calls and texts of the staff command. */
export const inSentences: Record<string, string> = everywhere

/** Words of the keys of shoppers' texts, which are named as shoppers read them. */
export const inTextKeys: Record<string, string> = everywhere
