import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until the control has the focus; at every stop the focus must be visible. */
export async function tabTo(page: Page, control: Locator) {
  await control.waitFor()
  const stops: string[] = []
  while (!(await hasFocus(control))) {
    const here = stops.length < 150 ? 'on the way' : `lost after ${stops.slice(-5).join(', ')}`
    expect(here).toBe('on the way')
    await page.keyboard.press('Tab')
    stops.push(await expectFocusSeen(page))
  }
}

export async function pressOn(page: Page, control: Locator, key = 'Enter') {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

/** Goes to a field and writes; the previous text is replaced. */
export async function writeIn(page: Page, field: Locator, text: string) {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(text)
}

export function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement)
}

/** Answers what has the focus. */
async function expectFocusSeen(page: Page): Promise<string> {
  let seen = await lookAtFocus(page)
  if (seen.missing.includes('out of view')) {
    // A page that scrolls to the focus needs a moment.
    await expect
      .poll(async () => (seen = await lookAtFocus(page)).missing)
      .not.toContain('out of view')
      .catch(() => {})
  }
  const isDrawn = seen.missing === 'no mark' && (await looksOtherWithoutFocus(page))
  if (!isDrawn) expect.soft(seen.missing, `the focus on ${seen.what}`).toBe('')
  return seen.what
}

/** The handle of a slider belongs to the browser: its outline is in no computed style, but on the screen. */
async function looksOtherWithoutFocus(page: Page): Promise<boolean> {
  const active = await page.evaluateHandle(() => document.activeElement as HTMLElement)
  const before = await page.screenshot()
  await active.evaluate((element) => element.blur())
  const after = await page.screenshot()
  await active.evaluate((element) => element.focus())
  return !before.equals(after)
}

function lookAtFocus(page: Page): Promise<{ what: string; missing: string }> {
  return page.evaluate(() => {
    const active = document.activeElement ?? document.body
    const text = active.getAttribute('aria-label') ?? active.textContent?.trim() ?? ''
    const what = `${active.localName} “${text.slice(0, 40)}” of ${location.pathname}`
    // The browser's own bar is a stop as well.
    if (active === document.body || active === document.documentElement)
      return { what, missing: '' }
    const missing = [hasMark(active) ? '' : 'no mark', isInView(active) ? '' : 'out of view']
    return { what, missing: missing.filter(Boolean).join(', ') }

    function hasMark(element: Element): boolean {
      const frames = [element, element.closest('label'), ...ancestors(element).slice(0, 4)]
      if (frames.some((frame) => frame && isOutlined(getComputedStyle(frame)))) return true
      return ['::before', '::after'].some((part) => isOutlined(getComputedStyle(element, part)))
    }

    function isOutlined({ outlineStyle, outlineWidth, content }: CSSStyleDeclaration): boolean {
      const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
      return isDrawn && content !== 'none'
    }

    function ancestors(element: Element): Element[] {
      const { parentElement } = element
      return parentElement ? [parentElement, ...ancestors(parentElement)] : []
    }

    /** At least a part of it lies on top of everything else. */
    function isInView(element: Element): boolean {
      const { width } = element.getBoundingClientRect()
      const shown = width > 2 ? element : (element.closest('label') ?? element)
      const { left, top, right, bottom } = shown.getBoundingClientRect()
      const points = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
      )
      return points.some(([x, y]) => {
        const top = document.elementFromPoint(x, y)
        return top !== null && (shown.contains(top) || top.contains(shown))
      })
    }
  })
}
