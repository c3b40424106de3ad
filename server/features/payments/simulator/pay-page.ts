import { formatDay, monthsLater } from '@rimal/contract/dates'
import {
  direction,
  htmlLanguage,
  type LanguageCode,
  type Text,
  textIn,
} from '@rimal/contract/language'
import { formatMoney, splitEvenly } from '@rimal/contract/money'
import { type Outcome, outcomes } from './choose-outcome.ts'
import { isUndecided, isWaiting, simulatedState } from './simulated-state.ts'
import {
  methodWords,
  outcomeWords,
  simulatorWords as words,
  stateWords,
} from './simulator-words.ts'
import type { SimulatedPayment } from './simulator.sql.ts'

/** `today`: by the calendar of the shop. */
type Shown = { payment: SimulatedPayment; language: LanguageCode; now: Date; today: string }

/**
 * Returns the page on which a shopper would pay. `said`: what has just happened, when the shopper does not return
 * to the shop.
 */
export function payPage({
  payment,
  language,
  now,
  today,
  said,
}: Shown & { said?: 'closed' | 'away' }) {
  const text = inLanguage(language)
  const { orderNumber, method, ref } = payment
  const other = language === 'en' ? 'ar' : 'en'
  return page(
    language,
    `<main>
<section class="due" aria-labelledby="due">
<h1 id="due"><small>${text(words.toPay)}</small> <bdi>${money(payment.amount, { payment, language })}</bdi></h1>
<dl><div><dt>${text(words.order)}</dt><dd><bdi dir="ltr">${escape(orderNumber)}</bdi></dd></div>
<div><dt>${text(words.by)}</dt><dd>${text(methodWords[method])}</dd></div></dl>
${method === 'pay_in_4' ? plan({ payment, language, today }) : ''}
</section>
<section class="answer" aria-labelledby="answer">
${isUndecided(payment, now) && !said ? choices(payment, language) : outcome({ payment, language, now }, said)}
</section>
</main>`,
    `<a href="/simulator/pay/${ref}?lang=${other}" lang="${other}" hreflang="${other}">${text(words.otherLanguage)}</a>`,
  )
}

export function unknownPage(language: LanguageCode): string {
  return page(language, `<main><h1>${inLanguage(language)(words.unknown)}</h1></main>`)
}

function plan({ payment, language, today }: Omit<Shown, 'now'>): string {
  const parts = splitEvenly(payment.amount, 4).map((part, index) => {
    const day = formatDay(monthsLater(today, index), language)
    return `<li><span>${escape(day)}</span><bdi>${money(part, { payment, language })}</bdi></li>`
  })
  return `<h2 class="plan">${inLanguage(language)(words.plan)}</h2><ol>${parts.join('')}</ol>`
}

/** Choices that occur at most shops are shown openly; those that only a test needs are collapsed. */
function choices({ ref }: SimulatedPayment, language: LanguageCode): string {
  const text = inLanguage(language)
  const choice = (value: Outcome) => {
    const { label, hint } = outcomeWords[value]
    return `<li><button name="outcome" value="${value}" aria-describedby="${value}">${text(label)}</button><p class="hint" id="${value}">${text(hint)}</p></li>`
  }
  return `<h2 id="answer">${text(words.answer)}</h2>
<p class="hint">${text(words.answerHint)}</p>
${formTag(ref, language)}
<ul class="choices usual">${outcomes.slice(0, 3).map(choice).join('')}</ul>
<details><summary>${text(words.more)}</summary><ul class="choices">${outcomes.slice(3).map(choice).join('')}</ul></details>
</form>`
}

/** The start of a form that sends an answer of the bank. */
function formTag(ref: string, language: LanguageCode): string {
  return `<form method="post" action="/simulator/pay/${ref}?lang=${htmlLanguage(language)}">`
}

function outcome(
  { payment, language, now }: Omit<Shown, 'today'>,
  said: 'closed' | 'away' | undefined,
): string {
  const text = inLanguage(language)
  const waits = isWaiting(payment)
  const word = waits ? words.waiting : stateWords[simulatedState(payment, now)]
  const approveNow = `${formTag(payment.ref, language)}<button name="outcome" value="approve">${text(words.approveNow)}</button></form>`
  return `<h2 id="answer" role="status">${text(said ? words[said] : word)}</h2>
${waits ? approveNow : ''}
<p><a class="back" href="${escape(payment.returnUrl)}">${text(words.back)}</a></p>`
}

function page(language: LanguageCode, main: string, tools = ''): string {
  const text = inLanguage(language)
  return `<!doctype html>
<html lang="${htmlLanguage(language)}" dir="${direction(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${text(words.title)}</title>
<link rel="stylesheet" href="/simulator/simulator.css">
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml"></head>
<body><header><p class="notice">${text(words.notice)}</p>
<div class="top"><span>${text(words.title)}</span>${tools}</div></header>
${main}
</body></html>`
}

function money(amount: number, { payment, language }: Pick<Shown, 'payment' | 'language'>): string {
  return escape(formatMoney(amount, { currency: payment.currency, language }))
}

function inLanguage(language: LanguageCode) {
  return (text: Text) => escape(textIn(text, language))
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
