import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const axeSource = readFile(axeFile, 'utf8')

/**
 * Returns all violations of WCAG 2.2 A and AA, and each heading that skips a level, on the page in its current state.
 * Over an open dialog the page is inert, so only the dialog and what is open over it are checked.
 */
export async function findBarriers(page: Page): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(await axeSource)
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe }
    const isOpen = document.querySelector('dialog:modal') !== null
    const context = isOpen ? { include: ['dialog:modal', ':popover-open'] } : document
    // The results need no HTML of the elements.
    axe.configure({ noHtml: true })
    const { violations } = await axe.run(context, {
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      // A best practice of axe, which none of the tags contains.
      rules: { 'heading-order': { enabled: true } },
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    )
  })
}

type Axe = {
  configure(options: object): void
  run(context: object, options: object): Promise<AxeResults>
}
type AxeResults = {
  violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[]
}

/**
 * Returns the fields whose font is smaller than 16 pixels on the page in its current state: Safari on phones enlarges
 * the page when one of them gets the focus.
 */
export function findSmallFields(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const untyped = ['checkbox', 'radio', 'file', 'hidden', 'range', 'submit']
    const fields = [...document.querySelectorAll('input, select, textarea')]
    return fields
      .filter((field) => !untyped.includes(field.getAttribute('type') ?? ''))
      .map((field) => ({ field, size: getComputedStyle(field).fontSize }))
      .filter(({ size }) => Number.parseFloat(size) < 16)
      .map(({ field, size }) => `${size}: ${field.outerHTML.slice(0, 120)}`)
  })
}

/**
 * Returns the causes of horizontal overflow of the page, or of the dialog over it: the number of pixels, and the
 * outermost elements that stick out.
 */
export function findOverhang(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // The page behind a dialog cannot be scrolled, so only the dialog is checked.
    const dialog = document.querySelector('dialog:modal')
    const windows = dialog
      ? [dialog, ...dialog.querySelectorAll('*')]
      : [document.documentElement, ...document.querySelectorAll(':popover-open')]
    return windows.filter(canBeMoved).flatMap(overhangIn)

    function canBeMoved(element: Element): boolean {
      const { overflowX } = getComputedStyle(element)
      const isWindow = element === document.documentElement || element === dialog
      // Elements that are wide on purpose scroll by themselves: a table, a strip of pictures.
      const isStrip = element.matches('ul, ol, :has(> table)')
      return isWindow || (!isStrip && ['auto', 'scroll'].includes(overflowX))
    }

    function overhangIn(frame: Element): string[] {
      const { scrollWidth, clientWidth } = frame
      if (scrollWidth <= clientWidth) return []
      // A page that is too wide moves in its window where Arabic reads; its root does not lie.
      const { left: start, right: end } = frame.getBoundingClientRect()
      const sticksOut = (element: Element) => {
        const { left, right, width } = element.getBoundingClientRect()
        return width > 1 && (left < start - 0.5 || right > end + 0.5)
      }
      const isCut = (element: Element): boolean => {
        const { parentElement } = element
        if (!parentElement || parentElement === frame) return false
        const cuts = getComputedStyle(parentElement).overflowX !== 'visible'
        return (cuts && !sticksOut(parentElement)) || isCut(parentElement)
      }
      const outside = [...frame.querySelectorAll('*')].filter(
        (element) =>
          sticksOut(element) &&
          !isCut(element) &&
          !(element.parentElement && sticksOut(element.parentElement)),
      )
      const named = outside.map((element) => {
        const { left, right } = element.getBoundingClientRect()
        const classes = element.getAttribute('class')?.slice(0, 50) ?? ''
        const text = element.textContent?.trim().slice(0, 30) ?? ''
        return `${element.localName}.${classes} ${Math.round(left - start)}–${Math.round(right - start)} “${text}”`
      })
      const over = `${scrollWidth - clientWidth} px more than the ${clientWidth} of the ${frame.localName}`
      return [over, ...named.slice(0, 5)]
    }
  })
}
