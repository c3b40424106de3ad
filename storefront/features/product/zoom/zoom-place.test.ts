import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  nearestScale,
  openingPlace,
  placeInFrame,
  sticksOut,
  wholeSize,
  type View,
} from './zoom-place.ts'

const file = { width: 1200, height: 1500 }
const large = { width: 2400, height: 3000 }
const desktop = { width: 1320, height: 840 }
const phone = { width: 390, height: 700 }

test.each([
  ['a file on a usual screen', { frame: desktop, picture: file }, { ratio: 1, onPage: 620 }, 1200],
  ['the same on a fine screen', { frame: desktop, picture: file }, { ratio: 2, onPage: 620 }, 1008],
  ['a large file there', { frame: desktop, picture: large }, { ratio: 2, onPage: 620 }, 1200],
  [
    'a low window',
    { frame: { width: 1320, height: 440 }, picture: file },
    { ratio: 2, onPage: 620 },
    775,
  ],
  ['a phone', { frame: phone, picture: file }, { ratio: 3, onPage: 242 }, 585],
  ['a large file on a phone', { frame: phone, picture: large }, { ratio: 3, onPage: 242 }, 800],
  [
    'a large file on an old phone',
    { frame: phone, picture: large },
    { ratio: 1, onPage: 242 },
    1950,
  ],
])(
  'the nearest of %s is as sharp as it can be, and larger in any case',
  (_, view, screen, width) => {
    expect(nearestScale(view, screen) * wholeSize(view).width).toBeCloseTo(width, 5)
  },
)

test('a picture opens as wide as its frame, from its top', () => {
  const view = { frame: { width: 1000, height: 700 }, picture: file }
  const place = openingPlace(view, 5)
  expect(wholeSize(view).width * place.scale).toBe(1000)
  expect(place.y).toBeCloseTo(0, 9)
  // The empty edges beside the whole picture are outside.
  expect(place.x).toBeCloseTo(-220 * place.scale, 9)
  expect(sticksOut(place, view)).toEqual({ sideways: false, upright: true })
})

test('a picture that may not come as near as that opens as near as it may, in the middle', () => {
  const view = { frame: desktop, picture: file }
  const place = openingPlace(view, 1.5)
  const { width } = wholeSize(view)
  const left = place.x + ((desktop.width - width) / 2) * place.scale
  expect(left).toBeCloseTo((desktop.width - width * 1.5) / 2, 9)
})

const side = fc.integer({ min: 50, max: 3000 })
const size = fc.record({ width: side, height: side })
const move = fc.integer({ min: -20_000, max: 20_000 })

test('wherever a picture is moved, no edge of it comes further in than that of its frame', () => {
  const place = fc.record({ x: move, y: move, scale: fc.double({ min: 1, max: 5, noNaN: true }) })
  fc.assert(
    fc.property(fc.record({ frame: size, picture: size }), place, (view: View, wanted) => {
      const placed = placeInFrame(wanted, view)
      expect(placeInFrame(placed, view)).toEqual(placed)
      const whole = wholeSize(view)
      for (const [at, along] of [
        ['x', 'width'],
        ['y', 'height'],
      ] as const) {
        const frame = view.frame[along]
        const shown = whole[along] * placed.scale
        const start = placed[at] + ((frame - whole[along]) / 2) * placed.scale
        // A smaller picture leaves the same room on both sides, a larger one leaves none.
        const room = Math.max(0, (frame - shown) / 2)
        expect(start).toBeLessThanOrEqual(room + 1e-6)
        expect(start + shown).toBeGreaterThanOrEqual(frame - room - 1e-6)
      }
    }),
  )
})
