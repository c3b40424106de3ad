import { join, resolve } from 'node:path'
import { settings } from '../settings.ts'
import { drawAndroid } from './draw-android.ts'
import { drawIos } from './draw-ios.ts'
import { drawStore } from './draw-store.ts'
import { readDrawing } from './drawing.ts'
import type { Word } from './wordmarks.ts'

const mobile = join(import.meta.dirname, '..')

// Draws all pictures of both native projects and of Google Play from the icon of the shop, or from APP_ICON.
const drawing = await readDrawing(
  resolve(mobile, process.env['APP_ICON'] || '../storefront/public/assets/icon.svg'),
)
const words: Word[] = [
  { text: settings.appName, language: 'en' },
  { text: settings.appNameArabic, language: 'ar' },
]
await Promise.all([
  drawAndroid(drawing, words, join(mobile, 'android/app/src/main/res')),
  drawIos(drawing, words, join(mobile, 'ios/App/App/Assets.xcassets')),
  drawStore(drawing, words, join(mobile, 'store/android')),
])
