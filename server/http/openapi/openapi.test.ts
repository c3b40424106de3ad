import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { api } from '@rimal/contract/api'
import { beforeAll, expect, test } from 'vitest'
import { testShop } from '../../test/test-shop.ts'

type Described = { description?: string }
type Operation = {
  operationId: string
  summary: string
  tags: string[]
  parameters?: (Described & { name: string })[]
  security: Record<string, unknown>[]
  responses: Record<string, Described & { content: Record<string, { schema: object }> }>
}
type Document = {
  info: Described & { title: string; license: { name: string } }
  tags: (Described & { name: string })[]
  components: { securitySchemes: Record<string, Described> }
  paths: Record<string, Record<string, Operation>>
}

let document: Document
let operations: Operation[]

beforeAll(async () => {
  await using shop = await testShop()
  const response = await fetch(`${shop.address}/api/openapi.json`)
  document = (await response.json()) as Document
  operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
})

test('every call of the contract has a name of its own', () => {
  const names = operations.map(({ operationId }) => operationId)
  expect(names.toSorted()).toEqual(Object.keys(api).toSorted())
})

test('every call has a summary, and one tag that the document describes', () => {
  const tags = new Map(document.tags.map(({ name, description }) => [name, description]))
  for (const { operationId, summary, tags: own } of operations) {
    expect({ operationId, count: own.length }).toEqual({ operationId, count: 1 })
    const about = tags.get(own[0] ?? '')
    expect({ operationId, summary, about }).toEqual({
      operationId,
      summary: expect.stringMatching(/^[A-Z].*\.$/),
      about: expect.stringMatching(/^[A-Z].*\.$/),
    })
  }
  expect(new Set(tags.keys())).toEqual(new Set(operations.flatMap(({ tags: own }) => own)))
})

test('every parameter is described', () => {
  for (const { operationId, parameters = [] } of operations) {
    const bare = parameters.filter(({ description }) => !/^[A-Z].*\.$/.test(description ?? ''))
    expect({ operationId, bare }).toEqual({ operationId, bare: [] })
  }
})

test('every call says who may call, by schemes that the document describes', () => {
  const { securitySchemes } = document.components
  for (const { operationId, security } of operations) {
    const schemes = security.flatMap((one) => Object.keys(one))
    const unknown = schemes.filter((name) => !securitySchemes[name]?.description)
    expect({ operationId, unknown }).toEqual({ operationId, unknown: [] })
  }
})

test('every call describes its answer, and what is refused by a status of its own', () => {
  for (const { operationId, responses } of operations) {
    const statuses = Object.keys(responses)
    const hasRefusal = statuses.some((status) => /^4\d\d$/.test(status))
    expect({ operationId, hasRefusal }).toEqual({ operationId, hasRefusal: true })
    for (const [status, { description, content }] of Object.entries(responses)) {
      expect({ operationId, status, description }).toEqual({
        operationId,
        status,
        description: expect.not.stringMatching(/^$|Default Response/),
      })
      expect(Object.values(content)[0]?.schema, `${operationId} ${status}`).toBeDefined()
    }
  }
})

test('the linter of OpenAPI finds neither an error nor a warning', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rimal-openapi-'))
  const file = join(folder, 'openapi.json')
  await writeFile(file, JSON.stringify(document))
  const redocly = fileURLToPath(import.meta.resolve('@redocly/cli/package.json'))
  const config = join(import.meta.dirname, 'redocly.yaml')
  const args = ['lint', file, '--config', config, '--format', 'json', '--max-problems', '20']
  // The linter reports nothing about its use and looks for no newer version.
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const run = promisify(execFile)(
    process.execPath,
    [join(dirname(redocly), 'bin/cli.js'), ...args],
    { env },
  )
  const { stdout } = await run.catch((error: { stdout: string }) => error)
  await rm(folder, { recursive: true })
  const { totals, problems } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Linted
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
  expect(totals).toEqual({ errors: 0, warnings: 0, ignored: 0 })
})

type Linted = {
  totals: { errors: number; warnings: number; ignored: number }
  problems: { ruleId: string; message: string }[]
}
