import type { Import } from './imports.ts'
import { isTest, type Finding } from './source.ts'

/** The rooms of `server/features/`, from the ground up: a room imports only itself and the rooms above it in this list. */
const rooms = [
  'shop',
  'customers',
  'staff',
  'messages',
  'queue',
  'catalog',
  'cart',
  'credit',
  'checkout',
  'orders',
  'payments',
  'reviews',
  'content',
  'visits',
  'after-sales',
  'identity',
  'account',
  'staff-access',
]

/** Returns every import of a higher room, type-only imports included; tests may import any room. */
export function checkRooms(imports: readonly Import[]): Finding[] {
  return imports.flatMap(({ from, line, target }) => {
    const [own, other] = [roomOf(from), roomOf(target ?? '')]
    if (own === undefined || other === undefined || isTest(from)) return []
    const [height, otherHeight] = [rooms.indexOf(own), rooms.indexOf(other)]
    if (height < 0) return [{ file: from, line, message: `tools/rooms.ts does not know ${own}` }]
    if (otherHeight <= height) return []
    const message = `${own} may not import ${other} (${target}), which stands above it; move the shared rule down, or pass it as an argument`
    return [{ file: from, line, message }]
  })
}

function roomOf(file: string): string | undefined {
  return /^server\/features\/([^/]+)\//.exec(file)?.[1]
}
