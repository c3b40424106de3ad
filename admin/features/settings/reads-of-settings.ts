/** What a changed setting may show differently. */
export const readsOfSettings = [
  'GET staff/get-setting-group/{group}',
  'GET staff/list-settings',
  'GET staff/get-setup',
  'GET staff/get-shop-queue',
  'GET shop/get-shop',
] as const
