import type { NativeSettings } from './native-settings.ts'

const generated = 'Written by mobile/native/apply-settings.ts.'

/**
 * The files of both native projects that name the merchant, whole, by their paths in this workspace. No other file
 * of the projects names the merchant's app.
 */
export function writeNativeFiles(settings: NativeSettings): Record<string, string> {
  const { appName, appNameArabic } = settings
  return {
    'android/app/merchant.properties': merchantProperties(settings),
    'android/app/src/main/res/values/app_name.xml': androidName(appName),
    'android/app/src/main/res/values-ar/app_name.xml': androidName(appNameArabic),
    'ios/app.xcconfig': xcodeSettings(settings),
    'ios/App/App/en.lproj/InfoPlist.strings': phoneTexts(appName, {
      camera: 'To take pictures for your reviews and returns.',
      add: 'To save a picture that you took for a review or a return.',
      choose: 'To choose pictures for your reviews and returns.',
    }),
    'ios/App/App/ar.lproj/InfoPlist.strings': phoneTexts(appNameArabic, {
      camera: 'لالتقاط صور لتقييماتكِ وطلبات الإرجاع.',
      add: 'لحفظ صورة التقطتِها لتقييم أو طلب إرجاع.',
      choose: 'لاختيار صور لتقييماتكِ وطلبات الإرجاع.',
    }),
  }
}

function merchantProperties({ appId, shopUrl, version, build }: NativeSettings): string {
  return `# ${generated}
appId=${appId}
shopHost=${new URL(shopUrl).hostname}
version=${version}
build=${build}
`
}

function androidName(name: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<!-- ${generated} -->
<resources>
    <string name="app_name">${escapeForAndroid(name)}</string>
</resources>
`
}

/** Quotation marks keep spaces and a first @ or ? as they are; signs of XML and of Android are escaped. */
function escapeForAndroid(name: string): string {
  const escaped = name
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
  return `"${escaped}"`
}

function xcodeSettings(settings: NativeSettings): string {
  const { appId, appName, shopUrl, version, build, appleTeam } = settings
  return `// ${generated}
PRODUCT_BUNDLE_IDENTIFIER = ${appId}
APP_NAME = ${escapeForXcode(appName)}
SHOP_HOST = ${new URL(shopUrl).hostname}
MARKETING_VERSION = ${version}
CURRENT_PROJECT_VERSION = ${build}
DEVELOPMENT_TEAM = ${appleTeam}
`.replaceAll(/ +$/gm, '')
}

/** Two slashes would start a comment, and a dollar sign a setting. InfoPlist.strings has the name as it is. */
function escapeForXcode(name: string): string {
  return name.replaceAll('//', '/').replaceAll('$', '')
}

function phoneTexts(name: string, uses: Record<'camera' | 'add' | 'choose', string>): string {
  return `/* ${generated} */
CFBundleDisplayName = ${quote(name)};
NSCameraUsageDescription = ${quote(uses.camera)};
NSPhotoLibraryAddUsageDescription = ${quote(uses.add)};
NSPhotoLibraryUsageDescription = ${quote(uses.choose)};
`
}

function quote(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
