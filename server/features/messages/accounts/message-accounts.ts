import type { AccountField } from '../../../payment-accounts.ts'

const name = /^\S+$/

/** The fields of accounts at a mail server and at providers of text messages, as the admin asks for them. */
export const messageAccounts = {
  smtp: {
    host: { like: /^[\w.-]{1,253}$/, isSecret: false },
    port: { like: /^\d{1,5}$/, isSecret: false, choices: ['465', '587', '2525', '25'] },
    user: { like: name, isSecret: false, isOptional: true },
    password: { like: /^.+$/, isSecret: true, isOptional: true },
    sender: {
      like: /^([^<>@"\p{Cc}]{1,80} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
      isSecret: false,
    },
  },
  unifonic: {
    account: { like: name, isSecret: true },
    sender: { like: /^[\w .-]{1,16}$/, isSecret: false },
  },
  twilio: {
    account: { like: /^AC[0-9a-f]{32}$/, isSecret: false },
    password: { like: name, isSecret: true },
    sender: { like: /^(\+\d{8,15}|MG[0-9a-f]{32}|[A-Za-z0-9 ]{1,11})$/, isSecret: false },
  },
} as const satisfies Record<string, Record<string, AccountField>>
