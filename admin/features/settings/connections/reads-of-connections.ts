/** What a changed connection may show differently. */
export const readsOfConnections = [
  'GET staff/list-connections',
  'GET staff/get-setup',
  'GET shop/get-shop',
] as const
