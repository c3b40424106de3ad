import type { StaffRole } from '@rimal/contract/permissions'
import { hiddenName, maySee, type PersonalKind } from '@rimal/contract/personal-data'
import type { TSchema } from 'typebox'

/** A part of a shape in which personal data stands. */
type Part =
  | { kind: PersonalKind; isNullable: boolean }
  | { fields: [name: string, part: Part][] }
  | { items: Part }

type Shape = {
  'x-personal'?: PersonalKind
  nullable?: boolean
  properties?: Record<string, Shape>
  items?: Shape
}

/**
 * Returns the function that leaves out what a role does not see of an answer, by the marks of its shape (`personal` in
 * contract/shapes.ts). Every answer to staff passes it, so no call has to remember it. A mark that the function would
 * not reach, as in a union or a record, is a defect of the shape and is thrown.
 */
export function maskOf<Result>(schema: TSchema): (result: Result, role: StaffRole) => Result {
  const part = partOf(schema as Shape)
  const [marks, reached] = [countMarks(schema), part ? countKinds(part) : 0]
  if (marks !== reached) {
    throw new Error(`${marks - reached} fields with personal data would not be left out.`)
  }
  if (!part) return (result) => result
  return (result, role) => masked(part, result, role) as Result
}

function partOf(shape: Shape): Part | undefined {
  const kind = shape['x-personal']
  if (kind) return { kind, isNullable: shape.nullable === true }
  if (shape.items) {
    const items = partOf(shape.items)
    return items && { items }
  }
  const fields = Object.entries(shape.properties ?? {}).flatMap(([name, field]) => {
    const part = partOf(field)
    return part ? [[name, part] satisfies [string, Part]] : []
  })
  return fields.length > 0 ? { fields } : undefined
}

/** All marks of a shape, wherever they stand; what stands inside a marked field is left out with it. */
function countMarks(shape: unknown): number {
  if (typeof shape !== 'object' || shape === null) return 0
  if (typeof (shape as Shape)['x-personal'] === 'string') return 1
  return Object.values(shape).reduce<number>((sum, part) => sum + countMarks(part), 0)
}

function countKinds(part: Part): number {
  if ('kind' in part) return 1
  if ('items' in part) return countKinds(part.items)
  return part.fields.reduce((sum, [, field]) => sum + countKinds(field), 0)
}

function masked(part: Part, value: unknown, role: StaffRole): unknown {
  if (value === null || value === undefined) return value
  if ('kind' in part) return maySee(role, part.kind) ? value : hidden(part, value)
  if ('items' in part) return (value as unknown[]).map((item) => masked(part.items, item, role))
  const known = value as Record<string, unknown>
  const changed = part.fields
    .filter(([name]) => name in known)
    .map(([name, field]) => [name, masked(field, known[name], role)])
  return { ...known, ...Object.fromEntries(changed) }
}

/** Measurements stay an object, because null says that a line is not made to measure. */
function hidden({ kind, isNullable }: { kind: PersonalKind; isNullable: boolean }, value: unknown) {
  if (Array.isArray(value)) return []
  if (typeof value === 'object') return {}
  if (isNullable) return null
  // Where nothing stands, nothing is hidden.
  return kind === 'name' && value !== '' ? hiddenName : ''
}
