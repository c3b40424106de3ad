import type { Import } from './imports.ts'
import { isTest, type Finding } from './source.ts'

type Arrows = Map<string, Map<string, Import>>

/**
 * Files that import each other in a circle, type-only imports included; each circle is named once. What a file
 * loads late, by `import(…)`, may lead back to it: the browser fetches that when it needs it.
 */
export function findCircles(imports: readonly Import[]): Finding[] {
  const arrows = arrowsOf(imports)
  const circles = new Map<string, string[]>()
  const inCircle = new Set<string>()
  for (const file of arrows.keys()) {
    const circle = inCircle.has(file) ? undefined : shortestCircle(file, arrows)
    if (!circle) continue
    for (const member of circle) inCircle.add(member)
    circles.set(circle.toSorted().join(), circle)
  }
  return [...circles.values()].map((circle) => describe(circle, arrows))
}

function arrowsOf(imports: readonly Import[]): Arrows {
  const arrows: Arrows = new Map()
  for (const it of imports) {
    if (it.target === undefined || it.target === it.from || it.late || isTest(it.from)) continue
    const out = arrows.get(it.from) ?? new Map<string, Import>()
    arrows.set(it.from, out.has(it.target) ? out : out.set(it.target, it))
  }
  return arrows
}

function shortestCircle(start: string, arrows: Arrows): string[] | undefined {
  const paths = [[start]]
  const seen = new Set<string>()
  // The list grows while it is walked, so shorter paths stand before longer ones.
  for (const path of paths) {
    for (const next of arrows.get(path.at(-1) ?? '')?.keys() ?? []) {
      if (next === start) return path
      if (!seen.has(next)) paths.push([...path, next])
      seen.add(next)
    }
  }
  return undefined
}

function describe(circle: string[], arrows: Arrows): Finding {
  const steps = circle.flatMap((file, at) => {
    const next = circle[(at + 1) % circle.length] ?? ''
    return arrows.get(file)?.get(next) ?? []
  })
  const path = steps.map(({ from, target }) => `${from} imports ${target}`).join(', ')
  return {
    file: steps[0]?.from ?? '',
    line: steps[0]?.line ?? 1,
    message: `files in a circle: ${path}; move what both need to a file of its own`,
  }
}
