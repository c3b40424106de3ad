import type { Import } from './imports.ts'
import { isTest, type Finding } from './source.ts'

type Arrows = Map<string, Map<string, Import>>

/** Server features that need each other in a circle; imports of types, and of tests, do not count. */
export function findCircles(imports: Import[]): Finding[] {
  const arrows = arrowsBetweenFeatures(imports)
  const circles = new Map<string, string[]>()
  for (const feature of arrows.keys()) {
    const circle = shortestCircle(feature, arrows)
    const name = circle?.toSorted().join()
    if (circle && name && !circles.has(name)) circles.set(name, circle)
  }
  return [...circles.values()].map((circle) => describe(circle, arrows))
}

function arrowsBetweenFeatures(imports: Import[]): Arrows {
  const arrows: Arrows = new Map()
  for (const it of imports) {
    const from = featureOf(it.from)
    const to = featureOf(it.target ?? '')
    if (!from || !to || from === to || it.typeOnly || isTest(it.from)) continue
    const out = arrows.get(from) ?? new Map<string, Import>()
    arrows.set(from, out.has(to) ? out : out.set(to, it))
  }
  return arrows
}

function shortestCircle(start: string, arrows: Arrows): string[] | undefined {
  const paths = [[start]]
  const seen = new Set<string>()
  // The list grows while it is walked: shorter paths stand before longer ones.
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
  const steps = circle.flatMap((feature, at) => {
    const next = circle[(at + 1) % circle.length] ?? ''
    return arrows.get(feature)?.get(next) ?? []
  })
  const way = steps.map((step) => `${step.from} imports ${step.target}`).join(', ')
  return {
    file: steps[0]?.from ?? '',
    line: steps[0]?.line ?? 1,
    message: `features in a circle: ${way}; move the shared rule to the feature that owns it`,
  }
}

function featureOf(file: string): string | undefined {
  return /^server\/features\/([^/]+)\//.exec(file)?.[1]
}
