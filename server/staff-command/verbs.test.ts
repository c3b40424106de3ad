import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { StaffClient } from './verb.ts'
import { verbs } from './verbs.ts'

const root = join(import.meta.dirname, '../..')

/** A client that answers no call: a verb reads its arguments before it makes the first one. */
const client = {
  ask: () => Promise.reject(new Error('no call')),
  machine: { addStaff: async () => {}, listStaff: async () => [], removeStaff: async () => {} },
} as unknown as StaffClient

// An import reads the standard input, which a test does not have.
const runnable = verbs.filter(({ usage }) => !usage.startsWith('price import'))

test.each(runnable.map((verb) => [verb.usage, verb] as const))(
  'the usage “%s” names every argument that the code reads',
  async (usage, verb) => {
    const read: string[] = []
    const get = (_: object, name: string) => {
      read.push(name)
      return undefined
    }
    const run = async () => verb.run(client, new Proxy<Record<string, string>>({}, { get }))
    await run().catch(() => [])
    const words = usage.match(/--[a-z]+|[A-Z_]+/g) ?? []
    const names = words.map((word) => word.replace('--', '').toLowerCase())
    expect(names).toEqual(expect.arrayContaining(read))
  },
)

test('emails and documents name commands that exist', () => {
  const files = ['*.md', 'decisions/*.md', 'server/features/**/*.md', 'server/features/**/*.ts']
  const texts = files.flatMap((pattern) =>
    globSync(pattern, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8')),
  )
  const named = texts.flatMap((text) => [...text.matchAll(/npm run staff -- ([a-z]+ [a-z-]+)/g)])
  const known = new Set(verbs.map(({ usage }) => usage.split(' ', 2).join(' ')))
  expect(named.map(([, words]) => words).filter((words = '') => !known.has(words))).toEqual([])
})
