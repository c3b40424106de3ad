import { useWords } from '../i18n/words.tsx'
import { useShop } from '../shop.tsx'

/** The name of the house: spaced capitals in Latin; in Arabic the drawn word, for the house it was drawn for. */
export function Wordmark() {
  const { name } = useShop()
  const { language } = useWords()
  if (language === 'arb' && withoutVowels(name) === 'رمال') return <ArabicMark name={name} />
  return (
    <span className="block py-[.35em] font-display text-[1.375rem] leading-none tracking-(--track-mark) -me-[calc(var(--track-mark)*1)] uppercase lg:text-[1.75rem]">
      {name}
    </span>
  )
}

function ArabicMark({ name }: { name: string }) {
  return (
    <>
      <span className="sr-only">{name}</span>
      <span aria-hidden="true" className="mt-1.5 block h-8.5 drawn-mark lg:h-11" />
    </>
  )
}

function withoutVowels(text: string): string {
  return text.replaceAll(/[\u064b-\u0652]/g, '')
}
