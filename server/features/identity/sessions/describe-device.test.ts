import { expect, test } from 'vitest'
import { describeDevice } from './describe-device.ts'

const kit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${kit} Chrome/141.0 Safari/537.36 Edg/141.0`,
    'Edge, Windows',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S931B) ${kit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    'Samsung Internet, Android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${kit} Chrome/141.0 Mobile Safari/537.36`,
    'Chrome, Android',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${kit} Version/19.0 Safari/605.1.15`,
    'Safari, Mac',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox, Linux'],
  ['node', ''],
  [undefined, ''],
])('%s is %s', (agent, device) => {
  expect(describeDevice(agent)).toBe(device)
})
