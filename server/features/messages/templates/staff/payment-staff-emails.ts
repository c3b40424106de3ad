import { formatMoney } from '@rimal/contract/money'
import type { DiscrepancyKind } from '@rimal/contract/staff/money-kinds'
import type { LanguageCode, Text } from '@rimal/contract/language'
import { textIn } from '@rimal/contract/language'
import { variable } from '../../own-texts/marks.ts'
import type { EmailKind } from '../email-kind.ts'
import { ltr } from '../ltr.ts'

type ToCheck = {
  payments: {
    kind: DiscrepancyKind
    provider: string
    providerRef: string
    currency: string
    ours: number
    theirs: number
  }[]
}

const what: Record<DiscrepancyKind, Text> = {
  differs: { en: 'the sums differ', ar: 'المبالغ مختلفة' },
  missing_here: { en: 'the shop knows nothing of it', ar: 'لا يعرفها المتجر' },
  not_as_asked: {
    en: 'other than asked for, so its order waits; to give it back: payment give-back',
    ar: 'تختلف عمّا طُلب، فطلبها ينتظر؛ ولإعادتها: payment give-back',
  },
  missing_there: { en: 'the provider does not know it', ar: 'لا تعرفها جهة الدفع' },
}

/** To the shop: where its ledger differs from that of a provider. */
export const paymentsToCheck: EmailKind<ToCheck> = {
  topic: null,
  always: true,
  typed: [],
  variables: [],
  write: ({ payments }) => ({
    en: {
      subject: `Payments to check: ${variable('count', payments.length)}`,
      paragraphs: [
        'The books of the shop and of a payment provider differ. Nothing of this settles itself: please look at each, and close it with npm run staff -- payment close.',
        ...payments.map((payment) => line(payment, 'en')),
      ],
    },
    ar: {
      subject: `عمليات دفع تحتاج إلى مراجعة: ${variable('count', payments.length)}`,
      paragraphs: [
        'تختلف دفاتر المتجر عن دفاتر جهة الدفع. لا يُحلّ ذلك من تلقاء نفسه: راجعي كل عملية ثم أغلقيها.',
        ...payments.map((payment) => line(payment, 'arb')),
      ],
    },
  }),
  sample: {
    payments: [
      {
        kind: 'differs',
        provider: 'tabby',
        providerRef: '0b1f4f5e-6a51-4a47-9a36-2b8f0d1f1c11',
        currency: 'AED',
        ours: 62_000,
        theirs: 0,
      },
    ],
  },
}

function line(
  { kind, provider, providerRef, currency, ours, theirs }: ToCheck['payments'][number],
  language: LanguageCode,
): string {
  const money = (minor: number) => formatMoney(minor, { currency, language })
  const name = ltr(`${provider} ${providerRef}`)
  const sums: Text = {
    en: `${money(ours)} here, ${money(theirs)} there`,
    ar: `${money(ours)} هنا، ${money(theirs)} هناك`,
  }
  const difference = `${name}: ${textIn(what[kind], language)} (${textIn(sums, language)})`
  return variable('item', difference)
}
