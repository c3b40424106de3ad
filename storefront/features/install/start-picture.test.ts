import { expect, test } from 'vitest'
import { startPictureOf } from './start-picture.ts'

test.each([
  [390, 844, 3, 'start_1170x2532.png'],
  [844, 390, 3, 'start_1170x2532.png'],
  [402, 874, 3, 'start_1206x2622.png'],
  [440, 956, 3, 'start_1320x2868.png'],
  [375, 667, 2, 'start_750x1334.png'],
  [1024, 1366, 2, undefined],
  [320, 693, 3, undefined],
])(
  'a screen of %i × %i points with %i pixels each starts with %s',
  (width, height, ratio, file) => {
    expect(startPictureOf({ screen: { width, height }, devicePixelRatio: ratio })).toBe(file)
  },
)
