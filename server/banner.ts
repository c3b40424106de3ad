import { join } from 'node:path'
import type { Config } from './config.ts'

/** What the owner reads when the shop is open. */
export function banner(config: Config, { withPages }: { withPages: boolean }): string[] {
  const { origin } = config.publicUrl
  const places = withPages
    ? [`Shop:     ${origin}/home (English)`, `          ${origin}/ar/home (Arabic)`]
    : [`Shop:     calls only, ${origin}/api/openapi.json`]
  const lines = [...places, `Payments: ${payments(config)}`, `Emails:   ${emails(config)}`]
  return ['', 'Rimal is open.', ...lines.map((line) => `  ${line}`), '']
}

function payments({ paymentProviders }: Config): string {
  if (!paymentProviders.includes('simulator')) return paymentProviders.join(', ') || 'none'
  return 'the simulator is on and takes no money; PAYMENT_PROVIDERS switches it off'
}

function emails({ mail, dataDir }: Config): string {
  if (mail) return `sent through ${new URL(mail.smtpUrl).host}`
  return `not sent, but kept in ${join(dataDir, 'emails')}; SMTP_URL sends them`
}
