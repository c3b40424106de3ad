import { expect, test } from 'vitest'
import { writeNativeFiles } from './native-files.ts'
import { type NativeSettings, refuseSettings } from './native-settings.ts'

const settings: NativeSettings = {
  shopUrl: 'https://shop.example',
  appId: 'com.example.shop',
  appName: 'Noor',
  appNameArabic: 'نور',
  version: '1.4.0',
  build: '12',
  appleTeam: 'ABCDE12345',
}

test('settings that stores and phones take are not refused', () => {
  expect(refuseSettings(settings)).toEqual([])
  expect(refuseSettings({ ...settings, shopUrl: 'http://localhost:3000', appleTeam: '' })).toEqual(
    [],
  )
})

test.each<[keyof NativeSettings, string]>([
  ['shopUrl', 'http://shop.example'],
  ['shopUrl', 'https://shop.example/'],
  ['shopUrl', 'https://shop.example/ar/home'],
  ['shopUrl', 'shop.example'],
  ['appId', 'shop'],
  ['appId', 'com.my-shop.app'],
  ['appId', 'com.my_shop.app'],
  ['appId', 'com.1shop.app'],
  ['appId', 'com.Shop.app'],
  ['appName', ''],
  ['appName', 'A name that is longer than stores take'],
  ['appName', 'Noor\nDEVELOPMENT_TEAM = X'],
  ['appNameArabic', ' نور'],
  ['version', 'app-1.4.0'],
  ['build', '0'],
  ['build', '1.4'],
  ['appleTeam', 'abc'],
])('%s is refused as %j', (name, value) => {
  const refused = refuseSettings({ ...settings, [name]: value })
  expect(refused).toHaveLength(1)
})

test('every setting reaches both projects', () => {
  const files = writeNativeFiles(settings)
  expect(files['android/app/merchant.properties']).toContain(
    'appId=com.example.shop\nshopHost=shop.example\nversion=1.4.0\nbuild=12\n',
  )
  expect(files['ios/app.xcconfig']).toContain(
    [
      'PRODUCT_BUNDLE_IDENTIFIER = com.example.shop',
      'APP_NAME = Noor',
      'SHOP_HOST = shop.example',
      'MARKETING_VERSION = 1.4.0',
      'CURRENT_PROJECT_VERSION = 12',
      'DEVELOPMENT_TEAM = ABCDE12345',
    ].join('\n'),
  )
  expect(files['android/app/src/main/res/values-ar/app_name.xml']).toContain('>"نور"<')
  expect(files['ios/App/App/ar.lproj/InfoPlist.strings']).toContain('CFBundleDisplayName = "نور";')
})

test('signs that the formats of the projects use are escaped in names', () => {
  const files = writeNativeFiles({ ...settings, appName: String.raw`A&B <"C"> \ $(D) // E` })
  expect(files['android/app/src/main/res/values/app_name.xml']).toContain(
    String.raw`>"A&amp;B &lt;\"C\"> \\ $(D) // E"<`,
  )
  expect(files['ios/App/App/en.lproj/InfoPlist.strings']).toContain(
    String.raw`CFBundleDisplayName = "A&B <\"C\"> \\ $(D) // E";`,
  )
  expect(files['ios/app.xcconfig']).toContain(String.raw`APP_NAME = A&B <"C"> \ (D) / E`)
})
