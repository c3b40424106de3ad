import { countries, type Country } from '@rimal/contract/countries'
import { toLatinDigits } from '@rimal/contract/text/digits'
import { intlLocale, type LanguageCode, textIn } from '@rimal/contract/language'
import { normaliseText } from '@rimal/contract/text/normalise-text'
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useWords } from '../i18n/words.tsx'
import { Dialog } from './dialog.tsx'
import { Icon } from './icon.tsx'
import { SelectField } from './select-field.tsx'

/** The six of the Gulf stand first in the list of the contract, and here. */
const gulf = 6

/** The browser's own list: it opens as a phone expects, answers to typing and is filled in by itself. */
export function CountryField(
  props: Omit<ComponentProps<typeof SelectField>, 'options' | 'autoComplete'>,
) {
  const { language } = useWords()
  const options = listCountries(language).map(({ code, name }) => ({
    value: code,
    label: textIn(name, language),
  }))
  return <SelectField autoComplete="country" {...props} options={options} />
}

/** All calling codes behind one search, in either language or by digits. */
export function CallingCodeDialog(props: {
  open: boolean
  onClose: () => void
  chosen: string
  onChoose: (dialCode: string) => void
}) {
  const { open, onClose, chosen, onChoose } = props
  const { t } = useWords()
  return (
    <Dialog open={open} onClose={onClose} title={t('calling_code_title')} kind="sheet" bare>
      <CountryList
        title={t('calling_code_title')}
        search={t('calling_code_search')}
        isChosen={({ dialCode }) => dialCode === chosen}
        onChoose={({ dialCode }) => onChoose(dialCode)}
        renderEnd={({ dialCode }) => (
          <span className={`ltr ${dialCode === chosen ? '' : 'text-ink-2'}`}>{dialCode}</span>
        )}
      />
    </Dialog>
  )
}

type ListProps = {
  title: string
  search: string
  isChosen: (country: Country) => boolean
  onChoose: (country: Country) => void
  /** At the end of a country's line. */
  renderEnd: (country: Country) => ReactNode
  children?: ReactNode
}

/** All countries with one search field that has the focus; `children` are between the field and the list. */
export function CountryList(props: ListProps) {
  const { onChoose, children } = props
  const { t, language } = useWords()
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const box = useRef<HTMLInputElement>(null)
  const listId = useId()
  const found = findCountries(query, language)
  const optionId = (index: number) => `${listId}-${index}`
  // A dialog gives the focus to its first button; here one wants to type.
  useEffect(() => {
    box.current?.focus()
  }, [])
  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, listId])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setActive(Math.min(Math.max(active + step, 0), found.length - 1))
    const country = found[active]
    if (event.key === 'Enter' && country) onChoose(country)
    if (step || event.key === 'Enter') event.preventDefault()
  }
  return (
    <div className="min-h-[70dvh] pb-(--safe-bottom)">
      <div className="sticky top-0 z-1 border-b border-rule bg-paper px-5 py-3">
        <div className="flex items-center border border-edge bg-white focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ink">
          <Icon name="search" size="sm" className="ms-3.5 text-ink-2" />
          <input
            ref={box}
            type="text"
            role="combobox"
            aria-label={props.search}
            aria-expanded="true"
            aria-controls={listId}
            aria-activedescendant={found.length > 0 ? optionId(active) : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            placeholder={props.search}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value)
              setActive(0)
            }}
            onKeyDown={onKeyDown}
            className="min-h-11.5 w-full min-w-0 bg-transparent px-3.5 outline-none"
          />
        </div>
        <output className={found.length > 0 ? 'sr-only' : 'block pt-3 text-small text-ink-2'}>
          {found.length > 0
            ? query && t('countries_found', { count: found.length })
            : t('country_none')}
        </output>
        {children}
      </div>
      <Found {...props} listId={listId} query={query} found={found} active={active} />
    </div>
  )
}

function Found(
  props: ListProps & { listId: string; query: string; found: Country[]; active: number },
) {
  const { listId, title, query, found, active, isChosen, onChoose, renderEnd } = props
  const { language } = useWords()
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="listbox" id={listId} aria-label={title} className="py-1">
      {found.map((country, index) => (
        // The search field has the focus and moves through the list.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={country.code}
          id={`${listId}-${index}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="option"
          tabIndex={-1}
          aria-selected={isChosen(country)}
          onClick={() => onChoose(country)}
          className={`flex min-h-11 cursor-pointer items-center justify-between gap-4 px-5 py-1.5 leading-tight hover:bg-wash ${index === active ? 'bg-wash' : ''} ${isLastOfGulf(query, index) ? 'border-b border-rule' : ''}`}
        >
          <span>{textIn(country.name, language)}</span>
          {renderEnd(country)}
        </div>
      ))}
    </div>
  )
}

function isLastOfGulf(query: string, index: number): boolean {
  return query === '' && index === gulf - 1
}

const sorted = new Map<LanguageCode, Country[]>()

/** The Gulf first, the others in the alphabet of the page. */
function listCountries(language: LanguageCode): Country[] {
  const known = sorted.get(language)
  if (known) return known
  const { compare } = new Intl.Collator(intlLocale(language))
  const others = countries.slice(gulf)
  const list = [
    ...countries.slice(0, gulf),
    ...others.toSorted((a, b) => compare(textIn(a.name, language), textIn(b.name, language))),
  ]
  sorted.set(language, list)
  return list
}

/** The usual short names of some countries. */
const otherNames: Record<string, string> = { AE: 'uae', SA: 'ksa', GB: 'uk', US: 'usa' }

/**
 * Finds countries by the beginning of a word of either name, by code or short name, or by the digits of the calling
 * code.
 */
function findCountries(query: string, language: LanguageCode): Country[] {
  const list = listCountries(language)
  const digits = toLatinDigits(query)
    .replace(/^\s*(\+|00)?/, '')
    .trim()
  if (/^\d+$/.test(digits))
    return list.filter(({ dialCode }) => dialCode.slice(1).startsWith(digits))
  const wanted = normaliseText(query)
  if (!wanted) return list
  return list.filter(({ code, name }) => {
    if (code.toLowerCase() === wanted || otherNames[code]?.startsWith(wanted)) return true
    return [name.en, name.ar].some((text) => {
      const folded = ` ${normaliseText(text)}`
      return folded.includes(` ${wanted}`) || folded.includes(` ال${wanted}`)
    })
  })
}
