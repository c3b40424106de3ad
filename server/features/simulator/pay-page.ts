import { formatDay } from '@rimal/contract/dates'
import { direction, htmlLanguage, type LanguageCode, textIn } from '@rimal/contract/language'
import { formatMoney, splitEvenly } from '@rimal/contract/money'
import { type Outcome, outcomes } from './choose-outcome.ts'
import { instalmentDays } from './instalment-days.ts'
import { isUndecided, simulatedState } from './simulated-state.ts'
import {
  methodWords,
  outcomeWords,
  simulatorWords as words,
  stateWords,
} from './simulator-words.ts'
import type { SimulatedPayment } from './simulator.sql.ts'

type Shown = { payment: SimulatedPayment; language: LanguageCode; now: Date }

/** The page on which a shopper would pay. `said`: what just happened, where she does not go back. */
export function payPage({ payment, language, now, said }: Shown & { said?: 'closed' | 'away' }) {
  const text = (word: { en: string; ar: string }) => escape(textIn(word, language))
  const { orderNumber, method, amount, currency, ref } = payment
  const other = language === 'en' ? 'ar' : 'en'
  const money = escape(formatMoney(amount, { currency, language }))
  return page(
    language,
    `<a class="language" href="/simulator/pay/${ref}?lang=${other}" lang="${other}">${text(words.otherLanguage)}</a>
<main>
<h1><small>${text(words.toPay)}</small> ${money}</h1>
<dl><div><dt>${text(words.order)}</dt><dd dir="ltr">${escape(orderNumber)}</dd></div>
<div><dt>${text(words.by)}</dt><dd>${text(methodWords[method])}</dd></div></dl>
${method === 'pay_in_4' ? plan({ payment, language, now }) : ''}
${isUndecided(payment, now) && !said ? choices(payment, language) : outcome({ payment, language, now }, said)}
</main>`,
  )
}

export function unknownPage(language: LanguageCode): string {
  return page(language, `<main><h1>${escape(textIn(words.unknown, language))}</h1></main>`)
}

function plan({ payment, language, now }: Shown): string {
  const days = instalmentDays(now.toISOString().slice(0, 10), 4)
  const parts = splitEvenly(payment.amount, 4).map((part, index) => {
    const day = formatDay(days[index] ?? '', language)
    const money = formatMoney(part, { currency: payment.currency, language })
    return `<li><span>${escape(day)}</span><span>${escape(money)}</span></li>`
  })
  return `<h2>${escape(textIn(words.plan, language))}</h2><ol>${parts.join('')}</ol>`
}

function choices({ ref }: SimulatedPayment, language: LanguageCode): string {
  const button = (value: Outcome) => {
    const { label, hint } = outcomeWords[value]
    return `<li><button name="outcome" value="${value}" aria-describedby="${value}">${escape(textIn(label, language))}</button><p id="${value}">${escape(textIn(hint, language))}</p></li>`
  }
  const usual = outcomes.slice(0, 3).map(button).join('')
  const unusual = outcomes.slice(3).map(button).join('')
  return `<form method="post" action="/simulator/pay/${ref}?lang=${htmlLanguage(language)}">
<ul class="usual">${usual}</ul>
<h2>${escape(textIn(words.more, language))}</h2>
<ul>${unusual}</ul>
</form>`
}

function outcome({ payment, language, now }: Shown, said: 'closed' | 'away' | undefined): string {
  const waiting = payment.settleAs === 'approve' ? words.waiting : undefined
  const word = said ? words[said] : (waiting ?? stateWords[simulatedState(payment, now)])
  const back = textIn(words.back, language)
  return `<p class="state" role="status">${escape(textIn(word, language))}</p>
<p><a class="back" href="${escape(payment.returnUrl)}">${escape(back)}</a></p>`
}

function page(language: LanguageCode, body: string): string {
  const title = escape(textIn(words.title, language))
  return `<!doctype html>
<html lang="${htmlLanguage(language)}" dir="${direction(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title>
<link rel="stylesheet" href="/simulator/simulator.css"></head>
<body><header><strong>${title}.</strong> <span>${escape(textIn(words.noMoney, language))}</span></header>
${body}
</body></html>`
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
