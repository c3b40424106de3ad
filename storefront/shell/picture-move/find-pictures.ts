/** The parts of an address within the shop. */
export type Place = Pick<Location, 'pathname' | 'search' | 'hash'>

type Card = { link: HTMLAnchorElement; picture: HTMLElement }

/** The part of a path that names a product; null for any other page. */
export function productIn(path: string): string | null {
  return /^(?:\/ar)?\/product-details\/([^/]+)\/?$/.exec(path)?.[1] ?? null
}

/** The cards of a product in the order of the page, each with the frame of its picture. */
export function cardsOf(product: string): Card[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('main article a[href]')
  return [...links].flatMap((link) => {
    const picture = link.closest('article')?.querySelector('picture')?.closest('article > *')
    if (productIn(link.pathname) !== product || !(picture instanceof HTMLElement)) return []
    return [{ link, picture }]
  })
}

/** The first picture of the product that is shown. */
export function findGallery(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main [data-gallery] picture')
}

/** Whether the picture in a frame has loaded. */
export function hasLoaded(frame: HTMLElement): boolean {
  const image = frame.querySelector('img')
  return image !== null && image.complete && image.naturalWidth > 0
}

/** Whether a part of a frame is on the screen. */
export function isSeen(frame: HTMLElement): boolean {
  const { top, bottom, left, right } = frame.getBoundingClientRect()
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
}
