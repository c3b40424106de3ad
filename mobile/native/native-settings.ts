import { settings } from '../settings.ts'

/** What the native projects need beside the settings of the app. */
export type NativeSettings = typeof settings & {
  /** What customers read as the version, for example 1.4.0. */
  version: string
  /** Both stores refuse a package whose build is not higher than that of the one before. */
  build: string
  /** The id of the merchant's team at Apple; empty where Xcode has to ask. */
  appleTeam: string
}

/** The settings of the app with those of its packages, from the environment. */
export function readNativeSettings(environment = process.env): NativeSettings {
  return {
    ...settings,
    version: environment['APP_VERSION'] || '1.0.0',
    build: environment['APP_BUILD'] || '1',
    appleTeam: environment['APP_APPLE_TEAM'] ?? '',
  }
}

/** The settings that a store or a phone would refuse, each with a sentence. */
export function refuseSettings(settings: NativeSettings): string[] {
  const { shopUrl, appId, appName, appNameArabic, version, build, appleTeam } = settings
  const refusals: [boolean, string][] = [
    [!isOrigin(shopUrl), 'SHOP_URL has to be the origin of the shop, such as https://shop.example'],
    [
      // Apple allows no underscore, Android no hyphen, and each part starts with one of a to z.
      !/^[a-z][a-z0-9]*(\.[a-z][a-z0-9]*)+$/.test(appId),
      'APP_ID has to be two or more words of small letters and digits with points between them, such as com.example.shop',
    ],
    [!isName(appName), 'APP_NAME has to have 1 to 30 characters'],
    [!isName(appNameArabic), 'APP_NAME_AR has to have 1 to 30 characters'],
    [
      !/^\d+(\.\d+){0,2}$/.test(version),
      'APP_VERSION has to be numbers with points, such as 1.4.0',
    ],
    [!/^[1-9]\d{0,8}$/.test(build), 'APP_BUILD has to be a whole number from 1 on'],
    [
      !/^([A-Z0-9]{10})?$/.test(appleTeam),
      'APP_APPLE_TEAM has to be 10 capital letters and digits',
    ],
  ]
  return refusals.filter(([refused]) => refused).map(([, message]) => message)
}

/** Phones open links of a shop over https alone; a shop on this machine is for trying. */
function isOrigin(address: string): boolean {
  const url = URL.parse(address)
  if (!url || url.origin !== address) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && url.hostname === 'localhost')
}

/** A store takes names of at most 30 characters. A line break would end the line of a setting. */
function isName(name: string): boolean {
  return name.trim() === name && /^[^\p{Cc}]{1,30}$/u.test(name)
}
