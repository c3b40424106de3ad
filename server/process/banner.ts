import { join } from 'node:path'
import type { Config } from '../config.ts'
import { isLoopback } from '../http/loopback.ts'

type Opened = {
  withPages: boolean
  /** The link with which the first owner is made; undefined once the shop has an owner. */
  setUpLink?: string | undefined
}

/** Returns the lines that the owner reads when the shop has started. */
export function banner(config: Config, { withPages, setUpLink }: Opened): string[] {
  const { origin } = config.publicUrl
  const places = withPages
    ? [
        `Shop:     ${origin}/home (English)`,
        `          ${origin}/ar/home (Arabic)`,
        `Admin:    ${origin}/admin`,
      ]
    : [`Shop:     calls only, ${origin}/api/openapi.json`]
  const lines = [
    ...places,
    `Payments: ${payments(config)}`,
    `Emails:   ${emails(config)}`,
    `Texts:    ${texts(config)}`,
  ]
  return [
    '',
    'Rimal is open.',
    ...lines.map((line) => `  ${line}`),
    ...setUp(config, setUpLink),
    ...outbox(config),
    '',
  ]
}

function payments({ paymentProviders }: Config): string {
  if (!paymentProviders.includes('simulator')) return paymentProviders.join(', ') || 'none'
  return 'the simulator is on and takes no money; PAYMENT_PROVIDERS switches it off'
}

function emails({ mail, dataDir }: Config): string {
  if (mail) return `sent through ${new URL(mail.smtpUrl).host}`
  return `not sent, but kept in ${join(dataDir, 'emails')}; SMTP_URL sends them`
}

function texts({ sms, production }: Config): string {
  if (sms) return `sent through ${sms.provider}`
  return production
    ? 'not sent, so codes go by email alone; SMS_URL sends them'
    : 'not sent; SMS_URL sends them'
}

/** The link is printed for a person who sits at the machine, and never where lines are collected. */
function setUp({ production }: Config, link: string | undefined): string[] {
  if (link === undefined) return []
  if (production && !process.stdout.isTTY) {
    return [
      '',
      '  THIS SHOP HAS NO OWNER YET. This command prints the link with which the first owner is made:',
      '  rimal-run staff staff link (systemd), node server/staff.ts staff link in a container of the shop (Compose), npm run staff -- staff link (a checkout).',
    ]
  }
  return [
    '',
    '  THIS SHOP HAS NO OWNER YET. Whoever opens this link within a day becomes its owner:',
    `  ${link}`,
  ]
}

/** Said apart, as whoever may open it may log in as anybody. */
function outbox({ production, publicUrl }: Config): string[] {
  if (production) return []
  if (!isLoopback(publicUrl)) return unfinished(publicUrl)
  const address = new URL('/dev/outbox', publicUrl).href
  return [
    '',
    `  EVERY MESSAGE AND LOGIN CODE can be read at ${address} from this machine.`,
    '  NODE_ENV=production closes it.',
  ]
}

function unfinished({ origin }: URL): string[] {
  return [
    '',
    `  THIS SHOP IS NOT IN PRODUCTION, BUT ITS ADDRESS IS PUBLIC: PUBLIC_URL is ${origin}.`,
    '  /dev/outbox, /dev/emails and the payment simulator therefore stay closed.',
    '  Set NODE_ENV=production where customers buy, or a PUBLIC_URL of this machine to try the shop out.',
  ]
}
