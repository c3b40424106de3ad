import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { testShop } from '../../test/test-shop.ts'

const folder = join(import.meta.dirname, '../../../deploy/observability')
const { observability: off } = readConfig({})

test('the dashboard and the alerts use metrics that the shop has, and all of its own are used', async () => {
  await using shop = await testShop({
    observability: { ...off, metrics: { host: '127.0.0.1', port: 0 } },
  })
  const metrics = await (await fetch(shop.deps.observability.metrics?.address ?? '')).text()
  const types = [...metrics.matchAll(/^# TYPE (\w+) (\w+)$/gm)]
  const exposed = new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
    ),
  )
  const texts = await Promise.all(
    ['dashboard.json', 'alerts.yaml'].map((file) => readFile(join(folder, file), 'utf8')),
  )
  const used = new Set(texts.join('\n').match(/\b(?:rimal|nodejs|process)_\w+/g))
  expect([...used].filter((name) => !exposed.has(name))).toEqual([])

  const own = types.map(([, name = '']) => name).filter((name) => name.startsWith('rimal_'))
  const isUsed = (name: string) => [...used].some((it) => it === name || it.startsWith(`${name}_`))
  const forQuestionsAlone = [
    'rimal_database_connections_idle',
    'rimal_page_cache_entries',
    'rimal_page_cache_evictions_total',
    'rimal_web_vital_fcp_seconds',
    'rimal_web_vital_ttfb_seconds',
  ]
  expect(own.filter((name) => !isUsed(name)).toSorted()).toEqual(forQuestionsAlone)
})
