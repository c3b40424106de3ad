import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { appLinks, appPaymentLink } from '@rimal/contract/app/app-links'
import { expect, test } from 'vitest'
import config from '../capacitor.config.ts'
import { writeNativeFiles } from './native-files.ts'

const mobile = join(import.meta.dirname, '..')
const resources = 'android/app/src/main/res'
const manifest = read('android/app/src/main/AndroidManifest.xml')
const project = read('ios/App/App.xcodeproj/project.pbxproj')

function read(path: string): string {
  return readFileSync(join(mobile, path), 'utf8')
}

/** The first group of every match, sorted. */
function list(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found).toSorted()
}

function setting(path: string, name: string): string {
  return new RegExp(`^${name} ?= ?(.*)$`, 'm').exec(read(path))?.[1] ?? ''
}

/** The files that the settings write, from the settings that stand in both projects. */
function written(): Record<string, string> {
  const properties = 'android/app/merchant.properties'
  const nameOf = (language: string) =>
    JSON.parse(
      setting(`ios/App/App/${language}.lproj/InfoPlist.strings`, 'CFBundleDisplayName').slice(
        0,
        -1,
      ),
    )
  return writeNativeFiles({
    shopUrl: `https://${setting(properties, 'shopHost')}`,
    appId: setting(properties, 'appId'),
    appName: nameOf('en'),
    appNameArabic: nameOf('ar'),
    version: setting(properties, 'version'),
    build: setting(properties, 'build'),
    appleTeam: setting('ios/app.xcconfig', 'DEVELOPMENT_TEAM'),
  })
}

test('both projects have the same settings', () => {
  for (const [path, text] of Object.entries(written())) expect(read(path)).toBe(text)
})

test('no other file of the projects names the merchant', () => {
  const { 'android/app/merchant.properties': properties = '', ...others } = written()
  const appId = /appId=(.*)/.exec(properties)?.[1] ?? ''
  const known = [...Object.keys(others), 'android/app/merchant.properties']
  const texts = globSync(
    '{android/app,ios}/**/*.{xml,gradle,plist,strings,xcconfig,pbxproj,entitlements,swift}',
    {
      cwd: mobile,
      exclude: ['**/build/**', '**/assets/**', '**/public/**'],
    },
  )
  const naming = texts.filter((path) => read(path).includes(appId) && !known.includes(path))
  // The package of the code is the same for every merchant, and the sample shop's id is called so too.
  expect(naming.filter((path) => path !== 'android/app/build.gradle')).toEqual([])
  expect(read('android/app/build.gradle')).toContain("applicationId merchant.getProperty('appId')")
})

test('Android opens exactly the links of the shop that the contract names', () => {
  const opened = list(manifest, /android:pathPrefix="([^"]+)"/g).map((prefix) => `${prefix}*`)
  expect(opened).toEqual(appLinks.toSorted())
  expect(manifest.match(/android:autoVerify="true"/g)).toHaveLength(1)
  expect(manifest).toContain('<data android:host="${shopHost}" />')
})

test('the link back from a payment opens the app on both', () => {
  const { protocol, host } = new URL(appPaymentLink('app', 'token'))
  expect(protocol).toBe('app:')
  expect(manifest).toContain(`<data android:scheme="\${applicationId}" android:host="${host}" />`)
  expect(read('ios/App/App/Info.plist')).toMatch(
    /<key>CFBundleURLSchemes<\/key>\s*<array>\s*<string>\$\(PRODUCT_BUNDLE_IDENTIFIER\)<\/string>/,
  )
  expect(read('ios/App/App/App.entitlements')).toContain('<string>applinks:$(SHOP_HOST)</string>')
})

test('the project of Xcode names only what it defines and files that are there', () => {
  const defined = list(project, /^\t\t([0-9A-F]{24})(?: \/\*.*?\*\/)? = \{/gm)
  expect(new Set(defined).size).toBe(defined.length)
  const named = new Set(list(project, /\b([0-9A-F]{24})\b/g))
  expect([...named].filter((id) => !defined.includes(id))).toEqual([])
  const made = ['config.xml', 'capacitor.config.json', 'public', 'App.app']
  const paths = list(project, /isa = PBXFileReference;.*? path = "?([^;"]+)"?;/g)
  const folders = ['ios/App/App', 'ios/App']
  const there = (path: string) =>
    folders.some((folder) => globSync(join(mobile, folder, path)).length > 0)
  expect(paths.filter((path) => !made.includes(path) && !there(path))).toEqual([])
})

test('every configuration of Xcode has the settings of the merchant, and nothing overrides them', () => {
  expect(list(project, /baseConfigurationReference = \w+ \/\* (.*?) \*\//g)).toEqual([
    'app.xcconfig',
    'app.xcconfig',
    'debug.xcconfig',
    'debug.xcconfig',
  ])
  expect(read('ios/debug.xcconfig')).toContain('#include "app.xcconfig"')
  for (const name of list(read('ios/app.xcconfig'), /^(\w+) =/gm)) {
    expect(project).not.toMatch(new RegExp(`\\b${name} =`))
  }
})

test('what phones show exists in both languages', () => {
  const names = (folder: string) =>
    globSync(`${resources}/${folder}/*.xml`, { cwd: mobile }).flatMap((path) =>
      list(read(path), /<string name="(\w+)">/g),
    )
  expect(names('values-ar').toSorted()).toEqual(names('values').toSorted())
  const keys = (language: string) =>
    list(read(`ios/App/App/${language}.lproj/InfoPlist.strings`), /^(\w+) =/gm)
  expect(keys('ar')).toEqual(keys('en'))
  const information = read('ios/App/App/Info.plist')
  for (const key of keys('en')) expect(information).toContain(`<key>${key}</key>`)
})

test('nothing is backed up and nothing travels unencrypted', () => {
  expect(manifest).toContain('android:allowBackup="false"')
  expect(manifest).toContain('android:usesCleartextTraffic="false"')
  const network = read(`${resources}/xml/network_security_config.xml`)
  expect(list(network, /cleartextTrafficPermitted="(\w+)"/g)).toEqual(['false'])
  const domains = ['database', 'external', 'file', 'root', 'sharedpref']
  const excluded = (path: string) => list(read(path), /<exclude domain="(\w+)" path="\."/g)
  expect(excluded(`${resources}/xml/backup_rules.xml`)).toEqual(domains)
  expect(new Set(excluded(`${resources}/xml/data_extraction_rules.xml`))).toEqual(new Set(domains))
  expect(read('ios/App/App/Info.plist')).not.toContain('NSAllowsArbitraryLoads')
  expect(config.server).toMatchObject({ androidScheme: 'https', cleartext: false })
  expect(config.server?.url).toBeUndefined()
  expect(config.android?.webContentsDebuggingEnabled).toBeUndefined()
})

test('Android asks for the network and for notifications only', () => {
  expect(list(manifest, /uses-permission android:name="android\.permission\.(\w+)"/g)).toEqual([
    'INTERNET',
    'POST_NOTIFICATIONS',
  ])
})

test('the privacy manifest states what the texts for the stores state', () => {
  const stated = read('ios/App/App/PrivacyInfo.xcprivacy')
  const collected = list(stated, /<string>NSPrivacyCollectedDataType((?!Purpose)\w+)<\/string>/g)
  expect(collected).toEqual(list(read('store/privacy.md'), /^\| `(\w+)` \|/gm))
  expect(stated).toMatch(/<key>NSPrivacyTracking<\/key>\s*<false\/>/)
  expect(stated).toContain('NSPrivacyAccessedAPICategoryUserDefaults')
})
