/** The part of JSON schema that settings use. */
type Shape = {
  type?: string
  nullable?: boolean
  enum?: readonly unknown[]
  anyOf?: readonly Shape[]
  items?: Shape
  properties?: Record<string, Shape>
  required?: readonly string[]
  pattern?: string
  minimum?: number
  maximum?: number
}

/**
 * Describes the values that a setting may have, for a person who has to type them as JSON; a field with `?` may be
 * missing.
 */
export function describeShape(shape: object): string[] {
  return linesOf(shape as Shape)
}

function linesOf(shape: Shape): string[] {
  const { items, properties } = shape
  if (items) {
    const [first = '', ...rest] = linesOf(items)
    return rest.length === 0 ? [`list of ${first}`] : ['list of', ...indented([first, ...rest])]
  }
  if (properties) {
    return [
      'object',
      ...indented(Object.entries(properties).flatMap(([name, it]) => fieldOf(shape, name, it))),
    ]
  }
  return [eventOf(shape)]
}

function fieldOf({ required = [] }: Shape, name: string, shape: Shape): string[] {
  const [first = '', ...rest] = linesOf(shape)
  return [`${name}${required.includes(name) ? '' : '?'}: ${first}`, ...rest]
}

function eventOf({ nullable = false, ...shape }: Shape): string {
  if (nullable) return `${eventOf(shape)} or null`
  const { type = 'anything', enum: words, anyOf, pattern, minimum, maximum } = shape
  if (anyOf) return anyOf.map((one) => linesOf(one).join(' ')).join(' or ')
  if (words) return words.map((word) => JSON.stringify(word)).join(' | ')
  if (type === 'string') return pattern === undefined ? 'text' : `text like ${pattern}`
  if (minimum === undefined && maximum === undefined) return type
  return `${type === 'integer' ? 'whole number' : 'number'} ${minimum ?? ''} to ${maximum ?? ''}`
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`)
}
