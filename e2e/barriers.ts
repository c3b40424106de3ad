import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** Everything that WCAG 2.2 A and AA holds against the page as it stands. */
export async function findBarriers(page: Page): Promise<string[]> {
  await page.evaluate(await readFile(axeFile, 'utf8'))
  return page.evaluate(async () => {
    const axe = (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe
    const { violations } = await axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    )
  })
}

type AxeResults = {
  violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[]
}

/** What makes the page wider than its window: the page's own overhang, and who stands in it. */
export function findOverhang(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const over = Math.max(scrollWidth, document.body.scrollWidth) - clientWidth
    if (over <= 0) return []
    const outside = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (left < -0.5 || right > clientWidth + 0.5)
    })
    const named = outside.map((element) => {
      const { left, right } = element.getBoundingClientRect()
      const text = element.textContent?.trim().slice(0, 30) ?? ''
      return `${element.tagName.toLowerCase()}.${element.getAttribute('class')?.slice(0, 60)} ${Math.round(left)}–${Math.round(right)} “${text}”`
    })
    return [`${over} px wider than the window`, ...named.slice(-6)]
  })
}
