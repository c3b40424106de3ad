import type { createBrowserRouter } from 'react-router'
import { cardsOf, findGallery, hasLoaded, isSeen, type Place, productIn } from './find-pictures.ts'

type Router = ReturnType<typeof createBrowserRouter>
type Pressed = { place: Place; picture: HTMLElement; list: string; index: number }

/** The name by which the browser recognises the picture on the page before and the page after. */
const name = 'product-picture'

/**
 * Lets the picture of a card become the first picture of its product, and on Back the other way round. The router asks
 * the browser for it once the next page has its data, so that no page waits. Only the two pictures that move have the
 * name, because a page may show a product twice.
 */
export function movePictures(router: Router) {
  let shown = router.state.location
  let pressed: Pressed | null = null
  let isSwiped = false

  const press = (event: MouseEvent) => {
    isSwiped = false
    const card = cardPressed(event)
    if (!card || !mayMove(card.picture)) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    pressed = card
    event.preventDefault()
    void router.navigate(withoutBase(card.place, router.basename), { viewTransition: true })
  }
  // A browser that has moved the pages itself, as Safari does for a swipe, moves nothing once more.
  const noteSwipe = (event: PopStateEvent) => {
    isSwiped = event.hasUAVisualTransition
  }
  document.addEventListener('click', press, { capture: true })
  addEventListener('popstate', noteSwipe)

  router.subscribe(({ location, historyAction }, { viewTransitionOpts }) => {
    const before = shown
    shown = location
    if (!viewTransitionOpts) return
    stop()
    if (isSwiped || before.pathname === location.pathname) return
    const opened = productIn(location.pathname)
    const left = productIn(before.pathname)
    if (historyAction === 'PUSH' && pressed && opened) {
      move(pressed.picture, () => findGallery() ?? undefined)
    } else if (historyAction === 'POP' && left) {
      const gallery = findGallery()
      const index = pressed?.list === location.pathname ? pressed.index : 0
      move(gallery, () => (gallery?.isConnected ? undefined : cardSeen(left, index)))
    } else if (historyAction === 'POP' && opened) {
      move(cardSeen(opened, 0), () => findGallery() ?? undefined)
    }
  })
}

/** The card whose link is opened by a press, unless the press opens another tab. */
function cardPressed(event: MouseEvent): Pressed | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || event.defaultPrevented)
    return null
  const link = (target as Element).closest<HTMLAnchorElement>('main article a[href]')
  const product = link && productIn(link.pathname)
  if (!link || !product || link.target || link.hasAttribute('download')) return null
  const cards = cardsOf(product)
  const index = cards.findIndex((card) => card.link === link)
  const picture = cards[index]?.picture
  return picture ? { place: link, picture, list: location.pathname, index } : null
}

/** The picture of a card of a product that is on the screen, preferably of the card at the index. */
function cardSeen(product: string, index: number): HTMLElement | null {
  const cards = cardsOf(product).map(({ picture }) => picture)
  return [cards[index], ...cards].find((picture) => picture && isSeen(picture)) ?? null
}

let observer: MutationObserver | null = null

/**
 * Marks the picture on this page, and the one on the next page as soon as that page is there. `findNext` answers undefined
 * until then, and null where the next page has no picture to move to.
 */
function move(from: HTMLElement | null, findNext: () => HTMLElement | null | undefined) {
  const main = document.querySelector('main')
  if (!main || !from || !mayMove(from)) return
  const image = from.querySelector('img')
  mark(from)
  observer = new MutationObserver(() => {
    const to = findNext()
    if (to === null) return stop()
    if (!to || to === from) return
    observer?.disconnect()
    from.style.viewTransitionName = ''
    mark(to)
    if (image) standIn(to, image)
  })
  observer.observe(main, { childList: true, subtree: true })
}

function mayMove(frame: HTMLElement): boolean {
  return isSeen(frame) && hasLoaded(frame)
}

function mark(picture: HTMLElement) {
  picture.style.viewTransitionName = name
  // The style sheet moves nothing without it.
  document.documentElement.dataset['moves'] = ''
}

/** Forgets a move, so that the next change of the page moves nothing by itself. */
function stop() {
  observer?.disconnect()
  for (const picture of document.querySelectorAll<HTMLElement>('[style*=view-transition-name]')) {
    picture.style.viewTransitionName = ''
  }
  delete document.documentElement.dataset['moves']
}

/** Shows the picture of the page before until the same picture has come in its new size. */
function standIn(frame: HTMLElement, { currentSrc }: HTMLImageElement) {
  const picture = frame.closest('picture') ?? frame.querySelector('picture')
  const next = picture?.querySelector('img')
  const pathOf = (address: string) => address.replace(/\/\d+\.\w+(\?.*)?$/, '')
  if (!picture || !next || pathOf(next.src) !== pathOf(currentSrc)) return
  picture.style.backgroundImage = `url("${currentSrc}")`
}

function withoutBase({ pathname, search, hash }: Place, basename = '/'): string {
  const path = basename === '/' ? pathname : pathname.slice(basename.length)
  return path + search + hash
}
