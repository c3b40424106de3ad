export const paymentProviderNames = [
  'stripe',
  'tap',
  'tabby',
  'tamara',
  'cash-on-delivery',
  'simulator',
] as const
export type PaymentProviderName = (typeof paymentProviderNames)[number]

/**
 * The credentials of the shop at each payment provider. `origin`: the address of the provider's API; it is an
 * address that the provider does not own only in tests.
 */
export type PaymentAccounts = {
  stripe: { origin: string; secretKey: string; webhookSecret: string }
  tap: { origin: string; secretKey: string }
  tabby: { origin: string; secretKey: string; merchantCode: string; webhookToken: string }
  tamara: { origin: string; apiToken: string; notificationToken: string }
}

type Setting = { variable: string; like: RegExp; expected: string; isSecret: boolean }
type ProviderAccount = {
  /** Where it answers: the first, unless the variable names another. */
  origins: { variable?: string; offered: readonly [string, ...string[]] }
  settings: Record<string, Setting>
}

/** At least as long as a secret that nobody guesses; the secrets of each provider are longer. */
const secretWord = {
  like: /^\S{16,}$/,
  expected: 'at least 16 characters without spaces',
  isSecret: true,
}

const providerAccounts = {
  stripe: {
    origins: { offered: ['https://api.stripe.com'] },
    settings: {
      secretKey: {
        variable: 'STRIPE_SECRET_KEY',
        like: /^(sk|rk)_(test|live)_\w+$/,
        expected: 'a key that begins with sk_ or rk_',
        isSecret: true,
      },
      webhookSecret: {
        variable: 'STRIPE_WEBHOOK_SECRET',
        like: /^whsec_\w+$/,
        expected: 'the signing secret of the endpoint, whsec_…',
        isSecret: true,
      },
    },
  },
  tap: {
    origins: { offered: ['https://api.tap.company'] },
    settings: {
      secretKey: {
        variable: 'TAP_SECRET_KEY',
        like: /^sk_(test|live)_\w+$/,
        expected: 'a key that begins with sk_',
        isSecret: true,
      },
    },
  },
  tabby: {
    // One for the Emirates and Kuwait, one for Saudi Arabia.
    origins: { variable: 'TABBY_API', offered: ['https://api.tabby.ai', 'https://api.tabby.sa'] },
    settings: {
      secretKey: {
        variable: 'TABBY_SECRET_KEY',
        like: /^sk_[\w-]+$/,
        expected: 'a key that begins with sk_',
        isSecret: true,
      },
      merchantCode: {
        variable: 'TABBY_MERCHANT_CODE',
        like: /^\S+$/,
        expected: 'the code of the shop at Tabby',
        isSecret: false,
      },
      webhookToken: { variable: 'TABBY_WEBHOOK_TOKEN', ...secretWord },
    },
  },
  tamara: {
    origins: {
      variable: 'TAMARA_API',
      offered: ['https://api.tamara.co', 'https://api-sandbox.tamara.co'],
    },
    settings: {
      apiToken: { variable: 'TAMARA_API_TOKEN', ...secretWord },
      notificationToken: { variable: 'TAMARA_NOTIFICATION_TOKEN', ...secretWord },
    },
  },
} as const satisfies Record<keyof PaymentAccounts, ProviderAccount>

/** The variables that hold secrets of the providers. */
export const secretVariables: readonly string[] = Object.values(providerAccounts).flatMap(
  ({ settings }: ProviderAccount) =>
    Object.values(settings)
      .filter(({ isSecret }) => isSecret)
      .map(({ variable }) => variable),
)

export type AccountName = keyof PaymentAccounts

/** A field of an account. `choices`: the only values that it can have, the usual one first. */
export type AccountField = {
  like: RegExp
  isSecret: boolean
  choices?: readonly [string, ...string[]]
  isOptional?: true
}

/** Returns the fields that an account at a provider has in a form, by their names. */
export function fieldsOfAccount(name: AccountName): Record<string, AccountField> {
  const { origins, settings }: ProviderAccount = providerAccounts[name]
  const origin = origins.variable
    ? { origin: { like: /^https:/, isSecret: false, choices: origins.offered } }
    : {}
  const fields = Object.entries(settings).map(([field, { like, isSecret }]) => [
    field,
    { like, isSecret },
  ])
  return { ...origin, ...Object.fromEntries(fields) }
}

/** Returns where a provider answers unless its account names another origin. */
export function usualOrigin(name: AccountName): string {
  return providerAccounts[name].origins.offered[0]
}

/**
 * Returns the accounts of the providers that the owner switched on, and a sentence for each setting that is missing
 * or malformed. The value of a setting is never repeated: it may be a secret.
 */
export function readPaymentAccounts(
  env: Record<string, string | undefined>,
  names: readonly PaymentProviderName[],
): { accounts: Partial<PaymentAccounts>; wrong: string[] } {
  const wrong: string[] = []
  const read = (provider: string, { origins, settings }: ProviderAccount) => {
    const value = (variable: string) => env[variable]?.trim() ?? ''
    const [usual] = origins.offered
    const origin = (origins.variable && value(origins.variable)) || usual
    if (!origins.offered.includes(origin)) {
      wrong.push(`${origins.variable} must be ${origins.offered.join(' or ')}.`)
    }
    const given = Object.entries(settings).map(([name, { variable, like, expected }]) => {
      const said = value(variable)
      if (!like.test(said))
        wrong.push(`${variable} must be ${expected}: ${provider} is switched on.`)
      return [name, said] as const
    })
    return { origin, ...Object.fromEntries(given) }
  }
  const accounts = Object.fromEntries(
    Object.entries(providerAccounts)
      .filter(([name]) => names.includes(name as PaymentProviderName))
      .map(([name, account]) => [name, read(name, account)]),
  ) as Partial<PaymentAccounts>
  return { accounts, wrong }
}
