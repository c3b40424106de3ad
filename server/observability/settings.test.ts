import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'

test('without a setting nothing leaves the shop, and only slow statements are logged', () => {
  const { observability, cdn } = readConfig({})
  expect(observability).toEqual({
    metrics: null,
    traces: null,
    slowStatementMs: 500,
    defects: null,
    webVitalsShare: 0.1,
  })
  expect(cdn).toEqual({ sendsTags: false, purge: null })
})

test('what is set is read', () => {
  const { observability, cdn } = readConfig({
    METRICS_PORT: '9464',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
    OTEL_TRACES_SAMPLER_ARG: '0.5',
    SLOW_STATEMENT_MS: '0',
    ERROR_REPORT_DSN: 'https://key@errors.example.com/7',
    WEB_VITALS_SHARE: '1',
    CDN_PURGE_URL: 'https://cdn.example.com/purge',
    CDN_PURGE_TOKEN: 'a-token',
  })
  expect(observability).toMatchObject({
    metrics: { host: '127.0.0.1', port: 9464 },
    traces: { address: 'http://collector:4318/v1/traces', share: 0.5 },
    slowStatementMs: 0,
    defects: { url: 'https://errors.example.com/api/7/envelope/', key: 'key', share: 1 },
    webVitalsShare: 1,
  })
  expect(cdn).toEqual({
    sendsTags: true,
    purge: { url: 'https://cdn.example.com/purge', token: 'a-token' },
  })
})

test.each([
  ['METRICS_PORT', '0'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ['SLOW_STATEMENT_MS', '-1'],
  ['WEB_VITALS_SHARE', 'some'],
  ['CDN_PURGE_URL', 'http://cdn.example.com/purge'],
  ['CACHE_TAGS', 'perhaps'],
])('%s=%s is refused by its name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name)
})

test('a DSN that is none is refused without being repeated', () => {
  expect(() => readConfig({ ERROR_REPORT_DSN: 'not-a-dsn-but-secret' })).toThrow(
    /^(?!.*not-a-dsn-but-secret).*ERROR_REPORT_DSN/s,
  )
})
