import type { Shop } from './shop-process.ts'

/** What the person who starts a drill may set. */
export type DrillOptions = {
  /** How often the thing is done that the shop has to survive. */
  times: number | undefined
  /** Whether missing packages of Debian may be installed. */
  mayInstall: boolean
  /** The folder of an earlier version of the shop, for the drill that runs two versions. */
  earlier: string | undefined
}

/** One line of the table that a drill prints. */
export type DrillResult = {
  what: string
  times: number
  acknowledged: number
  lost: number
  soldTwice: number
  /** In seconds. */
  longestGap: number
  /** The answers that are not an order, each with its number. */
  seen: string
  /** What does not add up; empty when all does. */
  wrong: string[]
}

export type Drill = (options: DrillOptions) => Promise<DrillResult[]>

/** Where a drill listens; only one drill runs at a time. */
export const ports = {
  shop: 4130,
  second: 4131,
  proxy: 4132,
  database: 4133,
  provider: 4134,
} as const

/** Says how many lines the shop has logged, and the most frequent ones: an outage must not fill the log. */
export function describeLog(shops: readonly Pick<Shop, 'lines'>[]): string {
  // A start says on level 30 how the shop is set up.
  const lines = shops.flatMap((shop) => shop.lines).filter((line) => !line.includes('"level":30'))
  const byText = Object.entries(Object.groupBy(lines, textOf))
    .map(([text, all = []]) => ({ text, count: all.length }))
    .toSorted((a, b) => b.count - a.count)
  const top = byText.slice(0, 8).map(({ text, count }) => `\n  ${count} × ${text}`)
  return `${lines.length} lines of log${top.join('')}`
}

function textOf(line: string): string {
  try {
    const { msg, err } = JSON.parse(line) as { msg?: string; err?: { message?: string } }
    return [msg, err?.message?.slice(0, 120)].filter(Boolean).join(': ')
  } catch {
    return line.slice(0, 120)
  }
}
