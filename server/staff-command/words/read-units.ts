import { CommandError } from './one-of.ts'

/** Lines of an order, from 1, and how many of each: `1x2,3x1`. */
export function readUnits(list: string): { position: number; quantity: number }[] {
  return list.split(',').map((part) => {
    const [, line = '', quantity = ''] = /^(\d{1,3})x(\d{1,3})$/.exec(part.trim()) ?? []
    if (!line) throw new CommandError(`${part} is not like 1x2: a line, x, how many.`)
    return { position: Number(line) - 1, quantity: Number(quantity) }
  })
}
