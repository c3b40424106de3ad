/** The tables that each room of `server/features/` writes. `server/db` writes two for all rooms. */
const tablesOf: Record<string, readonly string[]> = {
  'server/db': ['catalog_changes', 'staff_audit'],
  shop: ['settings', 'content_pages'],
  customers: ['customers', 'custom_sizes', 'measurement_profiles', 'limit_counters'],
  staff: ['staff_members', 'staff_payouts'],
  'staff-access': ['staff_invitations', 'staff_sessions', 'staff_recovery_codes'],
  messages: [
    'outbox',
    'notifications',
    'notification_preferences',
    'push_subscriptions',
    'contact_messages',
    'newsletter_subscribers',
  ],
  catalog: [
    'products',
    'product_items',
    'product_prices',
    'product_types',
    'categories',
    'collections',
    'facet_values',
    'pictures',
    'item_pictures',
    'variants',
    'stock_alerts',
  ],
  cart: [
    'carts',
    'cart_lines',
    'promotions',
    'wishlist_items',
    'wishlist_subscribers',
    'shared_wishlists',
  ],
  credit: ['credit_balances', 'credit_entries'],
  orders: [
    'orders',
    'order_lines',
    'order_events',
    'stock_holds',
    'stock_locations',
    'stock_movements',
    'unpaid_holds',
    'discount_uses',
    'discount_contacts',
    'invoices',
    'number_series',
  ],
  payments: [
    'payment_attempts',
    'payment_events',
    'payment_ledger',
    'payment_discrepancies',
    'simulator_payments',
  ],
  reviews: ['reviews', 'review_pictures', 'review_requests'],
  visits: ['visits', 'visit_events'],
  'after-sales': [
    'line_cancellations',
    'production',
    'production_events',
    'order_holds',
    'shipments',
    'shipment_events',
    'order_returns',
    'return_lines',
    'return_events',
    'return_pictures',
    'refunds',
  ],
  identity: ['sessions', 'access_tokens', 'code_challenges'],
  account: ['customer_addresses'],
}

/** The room that writes each table. */
export const ownerOf: Record<string, string> = Object.fromEntries(
  Object.entries(tablesOf).flatMap(([room, tables]) => tables.map((table) => [table, room])),
)

/** Files that write whatever there is: personal data is erased, and an empty shop is filled with samples. */
export const writersOfAll: readonly RegExp[] = [
  /^server\/features\/account\/delete-account\.sql\.ts$/,
  /^server\/features\/account\/privacy\/personal-data\.sql\.ts$/,
  /^server\/features\/catalog\/synthetic-products\/synthetic\.sql\.ts$/,
  /^server\/features\/shop\/sample-data\/load-sample-shop\.ts$/,
]

/** The rooms that write a table of another room, and why (`decisions/0079-one-home-for-each-rule.md`). */
export const foreignWrites: Record<string, string> = {
  'catalog → catalog_changes': 'whoever reads the changes deletes the old ones',
  'orders → carts': 'an order is placed in one statement, which leaves the cart',
  'orders → cart_lines': 'the same statement empties the cart',
  'orders → credit_balances': 'the same statement takes the store credit',
  'orders → credit_entries': 'the same statement takes the store credit',
  'orders → outbox': 'the same statement posts the confirmation',
  'orders → payment_attempts': 'the same statement opens the payment',
  'orders → production': 'the same statement begins the production',
  'orders → production_events': 'the same statement begins the production',
  'orders → variants': 'every movement of stock is one statement, which placing an order contains',
  'orders → catalog_changes': 'a movement of stock announces itself in its statement',
  'orders → promotions': 'a use of a promotion is counted with its limit',
  'cart → orders': 'carts are merged below orders, and an unpaid order follows its cart',
  'cart → order_lines': 'carts are merged below orders, and an unpaid order follows its cart',
  'identity → push_subscriptions': 'a device that logs out gets no notifications',
}
