import { maxErrorMessage, maxErrorStack } from '@rimal/contract/limits'
import { ask } from '../api.ts'
import { noAnswer } from './page-fault.ts'

/** A page that breaks again and again reports its first errors only. */
const maxReports = 3
const reported = new Set<string>()

/** Reports an error once, as nobody: no bearer is sent. */
export async function reportError(error: unknown, page: string) {
  const described = describeError(error)
  if (!described || reported.size >= maxReports || reported.has(described.message)) return
  reported.add(described.message)
  await ask('POST shop/report-error', { body: { ...described, page, build: build() } })
}

/** Returns an error without personal data; null where it is no defect of the shop's scripts. */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return null
  const { name, message, stack = '' } = error
  // A request that was ended, or that reached nobody.
  if (name === 'AbortError' || noAnswer.test(message)) return null
  return {
    name: name.slice(0, 60),
    message: wash(message).slice(0, maxErrorMessage) || name,
    stack: wash(stack).slice(0, maxErrorStack),
  }
}

const personal: [RegExp, string][] = [
  // What an address has after its path, such as the words of a search.
  [/(\/[^\s?#)'"]*)[?#][^\s)'"]*/g, '$1'],
  [/[0-9a-f]{32,}/gi, '(token)'],
  [/[^\s"'<>@/]+(?:@|%40)[\w.-]+/g, '(email)'],
  [/\+?\d[\d ]{6,}\d/g, '(number)'],
]

function wash(text: string): string {
  return personal.reduce((washed, [pattern, word]) => washed.replaceAll(pattern, word), text)
}

/** The script that the page began with: its name is another one after every change. */
function build(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')
  return script?.src.split(/[/?]/).findLast((part) => part.endsWith('.js')) ?? ''
}
