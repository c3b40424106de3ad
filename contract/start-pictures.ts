/**
 * The pictures that an iPhone shows while the installed shop starts; without one, the screen is white until then. An
 * iPhone takes a picture only if it has the very size of its screen. Sizes are in pixels, upright.
 */
const startPictureSizes = [
  // SE
  [750, 1334],
  // XR and 11
  [828, 1792],
  // X, XS, 11 Pro, 12 mini and 13 mini
  [1125, 2436],
  // XS Max and 11 Pro Max
  [1242, 2688],
  // 12, 13, 14 and 16e
  [1170, 2532],
  // 12 Pro Max, 13 Pro Max and 14 Plus
  [1284, 2778],
  // 14 Pro, 15 and 16
  [1179, 2556],
  // 14 Pro Max, 15 Plus and 16 Plus
  [1290, 2796],
  // 16 Pro and 17
  [1206, 2622],
  // Air
  [1260, 2736],
  // 16 Pro Max and 17 Pro Max
  [1320, 2868],
] as const

export type StartPicture = { file: string; width: number; height: number }

/** The name has no hyphen, because the server takes what follows one for a mark of the content. */
export const startPictures: readonly StartPicture[] = startPictureSizes.map(([width, height]) => ({
  file: `start_${width}x${height}.png`,
  width,
  height,
}))
