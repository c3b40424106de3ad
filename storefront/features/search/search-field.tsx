import { maxSearch } from '@rimal/contract/limits'
import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '../../i18n/words.tsx'
import { useShop } from '../../shop.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { noteOf, type Proposal, proposalsOf } from './proposals.ts'
import { removeSearch, recentSearches, rememberSearch } from './recent-searches.ts'
import { searchPath } from './search-path.ts'
import { SearchProposals } from './search-proposals.tsx'
import { useSuggestions } from './use-suggestions.ts'

type Props = { words: string; onWords: (words: string) => void; onLeave: () => void }

/** A combobox: the field has the focus, and arrow keys move through the proposals below it. */
export function SearchField(props: Props) {
  const { t } = useWords()
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  const search = useProposals(props)
  const { suggestions, note, groups, options, active, setActive, follow, remove } = search
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  return (
    <div className="mx-auto grid max-w-[52rem] grid-cols-1 px-5 pb-8 lg:px-8">
      <search className="sticky top-0 z-1 bg-paper pt-2">
        <WordsForm words={props.words} listId={listId} search={search} field={field} />
      </search>
      <output className="block">
        {note && <span className="block pt-6 text-ink-2">{note}</span>}
        <span className="sr-only">
          {suggestions && t('search_proposals', { count: options.length })}
        </span>
      </output>
      <SearchProposals
        listId={listId}
        groups={groups}
        active={active}
        onHover={setActive}
        onFollow={follow}
        onRemove={(said) => {
          remove(said)
          field.current?.focus()
        }}
      />
    </div>
  )
}

/** The proposals for the words typed so far, and what the keys and presses do with them. */
function useProposals({ words, onWords, onLeave }: Props) {
  const { t } = useWords()
  const navigate = useNavigate()
  const { types } = useShop()
  const [recent, setRecent] = useState(recentSearches)
  // Identified by its key: a late answer may change the option at its position.
  const [activeKey, setActiveKey] = useState<string>()
  const { found: suggestions, unreached } = useSuggestions(words)
  const note = unreached ? t('search_unreached') : suggestions && noteOf(suggestions, t)
  const groups = proposalsOf({ words: words.trim(), suggestions, recent, types })
  const options = groups.flatMap((group) => group.options)
  const active = options.findIndex(({ key }) => key === activeKey)
  const chosen = options[active]
  const setActive = (index: number) => setActiveKey(options[index]?.key)

  const type = (next: string) => {
    onWords(next)
    setActive(-1)
  }
  const go = (path: string, said: string) => {
    rememberSearch(said)
    onLeave()
    void navigate(path)
  }
  const follow = (proposal: Proposal) => go(proposal.path, proposal.words ?? words)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen) follow(chosen)
    else if (words.trim()) go(searchPath(words), words)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || options.length === 0) return
    event.preventDefault()
    // One place besides the options: the field itself.
    const places = options.length + 1
    setActive(((active + 1 + step + places) % places) - 1)
  }
  const remove = (said: string) => {
    setRecent(removeSearch(said))
    setActive(-1)
  }
  return {
    suggestions,
    note,
    groups,
    options,
    active,
    chosen,
    setActive,
    type,
    follow,
    remove,
    onSubmit,
    onKeyDown,
  }
}

function WordsForm(props: {
  words: string
  listId: string
  search: ReturnType<typeof useProposals>
  field: RefObject<HTMLInputElement | null>
}) {
  const { words, listId, search, field } = props
  const { options, active, chosen, type, onSubmit, onKeyDown } = search
  const { t } = useWords()
  return (
    <form
      onSubmit={onSubmit}
      className="grid grid-cols-[auto_1fr_auto] items-center gap-3 border-b border-edge has-[input:focus-visible]:border-ink"
    >
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={maxSearch}
        value={words}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-label={t('search_label')}
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={chosen && `${listId}-${active}`}
        placeholder={t('search_placeholder')}
        className="min-h-14 w-full min-w-0 bg-transparent text-[1.0625rem] outline-none [&::-webkit-search-cancel-button]:hidden"
      />
      {words ? (
        <IconButton
          icon="close"
          size="sm"
          label={t('search_clear')}
          onClick={() => {
            type('')
            field.current?.focus()
          }}
        />
      ) : (
        <span className="size-11" />
      )}
    </form>
  )
}
