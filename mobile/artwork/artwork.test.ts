import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { densities } from './draw-android.ts'
import { readDrawing } from './drawing.ts'

const mobile = join(import.meta.dirname, '..')
const resources = 'android/app/src/main/res'
const assets = 'ios/App/App/Assets.xcassets'

const android = Object.entries(densities).flatMap(([name, density]): [string, number, number][] => [
  [`${resources}/mipmap-${name}/ic_launcher.png`, 48 * density, 48 * density],
  [`${resources}/mipmap-${name}/ic_launcher_round.png`, 48 * density, 48 * density],
  [`${resources}/mipmap-${name}/ic_launcher_foreground.png`, 108 * density, 108 * density],
  [`${resources}/mipmap-${name}/ic_launcher_monochrome.png`, 108 * density, 108 * density],
  [`${resources}/drawable-${name}/ic_notification.png`, 24 * density, 24 * density],
  [`${resources}/drawable-${name}/splash_branding.png`, 200 * density, 80 * density],
])

test.each([
  ...android,
  [`${assets}/AppIcon.appiconset/icon.png`, 1024, 1024],
  [`${assets}/AppIcon.appiconset/icon-dark.png`, 1024, 1024],
  [`${assets}/AppIcon.appiconset/icon-tinted.png`, 1024, 1024],
  [`${assets}/Splash.imageset/splash@1x.png`, 320, 320],
  [`${assets}/Splash.imageset/splash@2x.png`, 640, 640],
  [`${assets}/Splash.imageset/splash@3x.png`, 960, 960],
  ['store/android/en-US/images/icon.png', 512, 512],
  ['store/android/ar/images/icon.png', 512, 512],
  ['store/android/en-US/images/featureGraphic.png', 1024, 500],
  ['store/android/ar/images/featureGraphic.png', 1024, 500],
] as [string, number, number][])('%s has its size and is small', async (path, width, height) => {
  const { data, info } = await sharp(join(mobile, path)).toBuffer({ resolveWithObject: true })
  expect({ width: info.width, height: info.height }).toEqual({ width, height })
  expect(data.byteLength).toBeLessThan(40_000)
})

test('the icons of the stores are opaque, as both ask', async () => {
  const icons = [`${assets}/AppIcon.appiconset/icon.png`, 'store/android/ar/images/icon.png']
  for (const icon of icons)
    expect((await sharp(join(mobile, icon)).metadata()).hasAlpha).toBe(false)
})

test('the icon of a notification is white on nothing', async () => {
  const icon = sharp(join(mobile, resources, 'drawable-xxxhdpi/ic_notification.png'))
  const pixels = await icon.ensureAlpha().raw().toBuffer()
  const colours = new Set<string>()
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3] === 255) colours.add(pixels.subarray(at, at + 3).toString('hex'))
  }
  expect([...colours]).toEqual(['ffffff'])
  expect(pixels[3]).toBe(0)
})

test('the figure of an adaptive icon stays inside the circle that every launcher shows', async () => {
  const { data, info } = await sharp(
    join(mobile, resources, 'mipmap-xxxhdpi/ic_launcher_foreground.png'),
  )
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const middle = (info.width - 1) / 2
  const radius = (info.width * 33) / 108
  let farthest = 0
  for (let at = 0; at < info.width * info.height; at++) {
    if (data[at * 4 + 3] === 0) continue
    const [x, y] = [at % info.width, Math.floor(at / info.width)]
    farthest = Math.max(farthest, Math.hypot(x - middle, y - middle))
  }
  expect(farthest).toBeGreaterThan(0)
  expect(farthest).toBeLessThan(radius)
})

test('an icon without a ground of one colour is refused', async () => {
  const file = join(mobile, '../storefront/public/assets/payment-visa.svg')
  await expect(readDrawing(file)).rejects.toThrow('the first path or rect has to be the ground')
})
