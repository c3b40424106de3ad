import { type LanguageCode, textIn } from '@rimal/contract/language'
import { copyWords } from '@rimal/contract/words/copy'
import { copyText, deviceZone, stripClasses, stripId } from './copy-text.ts'

/**
 * Shows above the page how old its copy is. Of a page with several copies, the oldest is named; the service worker may
 * have written the strip into the page already.
 */
export function showCopyStrip(since: number, language: LanguageCode) {
  const strip = findStrip() ?? addStrip()
  strip.dataset['since'] = String(Math.min(since, Number(strip.dataset['since'] ?? since)))
  drawCopyStrip(language)
}

/** Draws the strip again, if there is one: it offers the page as it is now while the browser is online. */
export function drawCopyStrip(language: LanguageCode) {
  const strip = findStrip()
  if (!strip) return
  const since = new Date(Number(strip.dataset['since']))
  const text = copyText(since, { language, now: new Date(), timeZone: deviceZone() })
  strip.replaceChildren(text, ...(navigator.onLine ? [' ', reloadButton(language)] : []))
}

/** Removes the strip, because another page is shown. */
export function removeCopyStrip() {
  findStrip()?.remove()
}

function findStrip(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#${stripId}`)
}

function addStrip(): HTMLElement {
  const strip = document.createElement('p')
  strip.id = stripId
  strip.role = 'status'
  strip.className = stripClasses
  document.querySelector('#root')?.before(strip)
  return strip
}

function reloadButton(language: LanguageCode): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  // It looks like the text around it and is pressed more easily.
  button.className =
    'relative border-b border-current after:absolute after:-inset-x-2 after:-inset-y-2.5'
  button.textContent = textIn(copyWords.copy_reload, language)
  button.addEventListener('click', () => location.reload())
  return button
}
