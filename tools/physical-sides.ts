const size = String.raw`(?=\d|\[|\(|(?:auto|full|px)$)`
const name = String.raw`(?=[a-z\d[(])`

/** Tailwind utilities that name a side, with the logical utility to use instead. */
const twins: [RegExp, string][] = [
  [new RegExp(`^(-?(?:scroll-)?[mp])l-${name}`), '$1s-'],
  [new RegExp(`^(-?(?:scroll-)?[mp])r-${name}`), '$1e-'],
  [new RegExp(`^(-?)left-${size}`), '$1start-'],
  [new RegExp(`^(-?)right-${size}`), '$1end-'],
  [/^(text|float|clear)-left$/, '$1-start'],
  [/^(text|float|clear)-right$/, '$1-end'],
  [/^(border|rounded)-l(?=-|$)/, '$1-s'],
  [/^(border|rounded)-r(?=-|$)/, '$1-e'],
  [/^rounded-tl(?=-|$)/, 'rounded-ss'],
  [/^rounded-tr(?=-|$)/, 'rounded-se'],
  [/^rounded-bl(?=-|$)/, 'rounded-es'],
  [/^rounded-br(?=-|$)/, 'rounded-ee'],
]

/** Utilities that name a side and have no logical form. */
const oneSided = [
  /^(bg|object|origin|mask|perspective-origin)-((top|bottom)-)?(left|right)(-(top|bottom))?$/,
  /^(bg|mask)-(gradient|linear)-to-[tb]?[lr]$/,
]

/** The problem with a class that names a side or a direction; undefined for any other word. */
export function physicalUtility(word: string): string | undefined {
  const variants = word.split(/:(?![^[]*\])/)
  const utility = (variants.pop() ?? '').replace(/^!|!$/g, '')
  if (variants.some((variant) => /^(rtl|ltr)$/.test(variant))) {
    return `${word} is for one direction; use a logical utility, or the class flip for an icon`
  }
  const [side, twin] = twins.find(([pattern]) => pattern.test(utility)) ?? []
  if (side && twin) return `${word} names a side; use ${utility.replace(side, twin)}`
  if (oneSided.some((pattern) => pattern.test(utility))) {
    return `${word} names a side and cannot mirror; centre it, or lay it out with start and end`
  }
  const property = /^\[([a-z-]+):(.+)\]$/.exec(utility)
  return property?.[1] && physicalDeclaration(property[1], property[2]?.replaceAll('_', ' ') ?? '')
}

const sidedProperties: [RegExp, string][] = [
  [/^((?:scroll-)?(?:margin|padding)|border)-left(?=-|$)/, '$1-inline-start'],
  [/^((?:scroll-)?(?:margin|padding)|border)-right(?=-|$)/, '$1-inline-end'],
  [/^left$/, 'inset-inline-start'],
  [/^right$/, 'inset-inline-end'],
  [/^border-top-left-radius$/, 'border-start-start-radius'],
  [/^border-top-right-radius$/, 'border-start-end-radius'],
  [/^border-bottom-left-radius$/, 'border-end-start-radius'],
  [/^border-bottom-right-radius$/, 'border-end-end-radius'],
]

/** The problem with a CSS declaration that names a side; undefined for any other. */
export function physicalDeclaration(property: string, value: string): string | undefined {
  const [side, twin] = sidedProperties.find(([pattern]) => pattern.test(property)) ?? []
  if (side && twin) return `${property} names a side; use ${property.replace(side, twin)}`
  if (/^(text-align|float|clear)$/.test(property) && /^(left|right)\b/.test(value)) {
    const logical = value.startsWith('left') ? 'start' : 'end'
    return `${property}: ${value} names a side; use ${property === 'text-align' ? '' : 'inline-'}${logical}`
  }
  if (/^(background|object|mask|transform|perspective)\b/.test(property)) {
    if (/(^|\s|,)(left|right)\b/.test(value))
      return `${property}: ${value} names a side and cannot mirror`
  }
  if (/^((scroll-)?(margin|padding)|inset|border-(width|style|color))$/.test(property)) {
    const [, right, , left] = value.replace(/\s*!important$/, '').split(/\s+(?![^(]*\))/)
    if (left !== right && left !== undefined) {
      return `${property}: ${value} sets left and right apart; set -inline-start and -inline-end`
    }
  }
  return undefined
}
