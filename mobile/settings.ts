const environment = process.env

/** What makes the app a merchant's own: the shop it opens, its id in both stores and its names. */
export const settings = {
  shopUrl: environment['SHOP_URL'] || 'http://localhost:3000',
  appId: environment['APP_ID'] || 'com.rimal.shop',
  appName: environment['APP_NAME'] || 'Rimal',
  appNameArabic: environment['APP_NAME_AR'] || 'رمال',
}
