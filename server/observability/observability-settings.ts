import { parseWhole, type ReadSetting } from '../process/read-setting.ts'
import { type DefectAddress, parseDefectAddress } from './defects/defect-address.ts'

/** What the operator wants to see of a process. All of it but slow statements is off by default. */
export type ObservabilitySettings = {
  /** Where the metrics are answered: an address of their own, never that of the shop. */
  metrics: { host: string; port: number } | null
  /** `address`: where spans are posted. `share`: of the requests and jobs that are traced, from 0 to 1. */
  traces: { address: string; share: number } | null
  /** Statements that take longer are logged; 0 logs none. */
  slowStatementMs: number
  /** Where defects are reported, and which share of them. */
  defects: (DefectAddress & { share: number }) | null
  /** The share of page views whose web vitals browsers report, while there are metrics. */
  webVitalsShare: number
}

const shareSentence = 'a number from 0 to 1'

/** Variables whose value no sentence may repeat. */
export const observabilitySecrets = ['ERROR_REPORT_DSN'] as const

export function readObservability(read: ReadSetting): ObservabilitySettings {
  const port = read(
    'METRICS_PORT',
    '',
    optional((value) => parseWhole(value, { min: 1, max: 65_535 })),
    'a whole number from 1 to 65535',
  )
  const host = read('METRICS_HOST', '127.0.0.1', (value) => value, 'an address of this machine')
  const endpoint = read(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    '',
    optional(parseEndpoint),
    'an http:// or https:// address without a user',
  )
  const traceShare = read('OTEL_TRACES_SAMPLER_ARG', '0.1', parseShare, shareSentence)
  const dsn = read(
    'ERROR_REPORT_DSN',
    '',
    optional(parseDefectAddress),
    'a DSN: https://key@host/project',
  )
  const defectShare = read('ERROR_REPORT_SHARE', '1', parseShare, shareSentence)
  return {
    metrics: port === null ? null : { host, port },
    traces: endpoint === null ? null : { address: `${endpoint}/v1/traces`, share: traceShare },
    slowStatementMs: read(
      'SLOW_STATEMENT_MS',
      '500',
      (value) => parseWhole(value, { min: 0, max: 999_999 }),
      'a number of milliseconds, or 0',
    ),
    defects: dsn && { ...dsn, share: defectShare },
    webVitalsShare: read('WEB_VITALS_SHARE', '0.1', parseShare, shareSentence),
  }
}

function optional<T>(parse: (value: string) => T) {
  return (value: string): T | null => (value === '' ? null : parse(value))
}

function parseShare(value: string): number {
  const share = Number(value)
  if (!(share >= 0 && share <= 1)) throw new Error(value)
  return share
}

function parseEndpoint(value: string): string {
  const { protocol, username, password } = new URL(value)
  if (!['http:', 'https:'].includes(protocol) || username || password) throw new Error(value)
  return value.replace(/\/+$/, '')
}
