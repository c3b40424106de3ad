import { useWords } from '../i18n/words.tsx'
import { useShop } from '../shop.tsx'

/** The letters that fit between the tools of a phone when they are spaced. */
const maxSpaced = 7

/**
 * The name of the shop: spaced capitals in Latin, closer ones in up to two lines where the name is long; in Arabic the
 * drawn word, for the shop that it was drawn for.
 */
export function Wordmark() {
  const { name } = useShop()
  const { language } = useWords()
  if (language === 'arb' && withoutVowels(name) === 'رمال') return <ArabicMark name={name} />
  if (name.length > maxSpaced) return <LongMark name={name} />
  return (
    <span className="block py-[.35em] font-display text-[min(1.375rem,5.8vw)] leading-none tracking-(--track-mark) -me-[calc(var(--track-mark)*1)] uppercase lg:text-[1.75rem]">
      {name}
    </span>
  )
}

function LongMark({ name }: { name: string }) {
  return (
    <span className="block py-1 text-center font-display text-[min(1rem,4.4vw)] leading-[1.2] tracking-[.06em] text-balance uppercase lg:text-[1.5rem] lang-ar:tracking-normal">
      {name}
    </span>
  )
}

function ArabicMark({ name }: { name: string }) {
  return (
    <>
      <span className="sr-only">{name}</span>
      <span aria-hidden="true" className="mt-1.5 block h-[min(2.125rem,9vw)] drawn-mark lg:h-11" />
    </>
  )
}

function withoutVowels(text: string): string {
  return text.replaceAll(/[\u064b-\u0652]/g, '')
}
