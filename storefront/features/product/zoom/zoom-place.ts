export type Point = { x: number; y: number }
export type Size = { width: number; height: number }

/** How what fills the frame is moved and enlarged; at scale 1 the whole picture is seen. */
export type Place = Point & { scale: number }

/** The size of the frame on the screen, and that of the picture in pixels of its file. */
export type View = { frame: Size; picture: Size }

export const wholePlace: Place = { x: 0, y: 0, scale: 1 }

/** Above this scale a shopper recognises no part of a garment, however many pixels the file has. */
const maxScale = 5
/** The largest scale shows at least this many times the width of the whole picture and of the one on the page. */
const minNearest = { ofWhole: 1.5, ofOnPage: 1.25 }

/** The picture as large as the frame shows it whole. */
export function wholeSize({ frame, picture }: View): Size {
  const share = Math.min(frame.width / picture.width, frame.height / picture.height)
  return { width: picture.width * share, height: picture.height * share }
}

/**
 * The largest scale shows one pixel of the file as one pixel of the screen, which has `ratio` pixels for one
 * CSS pixel. A small file is enlarged further and becomes a little blurred.
 */
export function nearestScale(view: View, screen: { ratio: number; onPage: number }): number {
  const { width } = wholeSize(view)
  const nearest = Math.max(
    view.picture.width / screen.ratio,
    width * minNearest.ofWhole,
    screen.onPage * minNearest.ofOnPage,
  )
  return Math.min(nearest / width, maxScale)
}

/** The picture opens as wide as the frame, at most at the largest scale, and shows its upper end. */
export function openingPlace(view: View, nearest: number): Place {
  const scale = Math.min(view.frame.width / wholeSize(view).width, nearest)
  return placeInFrame({ x: 0, y: 0, scale }, view)
}

/** The edges of the picture stay outside the frame; a picture smaller than the frame stands in the middle. */
export function placeInFrame({ x, y, scale }: Place, view: View): Place {
  const { frame } = view
  const { width, height } = wholeSize(view)
  return {
    scale,
    x: moveInFrame(x, { frame: frame.width, whole: width, scale }),
    y: moveInFrame(y, { frame: frame.height, whole: height, scale }),
  }
}

/** Whether parts of the picture lie outside the frame, to its sides or above and below. */
export function sticksOut({ scale }: Place, view: View): { sideways: boolean; upright: boolean } {
  const { width, height } = wholeSize(view)
  // Rounding makes up to half a pixel.
  return {
    sideways: width * scale > view.frame.width + 0.5,
    upright: height * scale > view.frame.height + 0.5,
  }
}

function moveInFrame(
  move: number,
  { frame, whole, scale }: { frame: number; whole: number; scale: number },
): number {
  if (whole * scale <= frame) return (frame - frame * scale) / 2
  const edge = ((frame - whole) / 2) * scale
  return Math.min(Math.max(move, frame - whole * scale - edge), -edge)
}
