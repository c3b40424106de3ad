import { maxSearch } from '@rimal/contract/limits'
import { Form } from 'react-router'
import { useWords } from '../../i18n/words.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { rememberSearch } from './recent-searches.ts'

/** The words of this page, to change; works before the program is there. */
export function SearchForm({ words }: { words: string }) {
  const { t } = useWords()
  return (
    <search>
      <Form
        action="/search"
        onSubmit={(event) => {
          rememberSearch(String(new FormData(event.currentTarget).get('q') ?? ''))
        }}
        className="grid max-w-[34rem] grid-cols-[1fr_auto] border-b border-edge has-focus-visible:border-ink"
      >
        <input
          type="search"
          name="q"
          defaultValue={words}
          maxLength={maxSearch}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={t('search_label')}
          placeholder={t('search_placeholder')}
          className="min-h-12 w-full min-w-0 bg-transparent outline-none"
        />
        <IconButton type="submit" icon="search" label={t('search')} />
      </Form>
    </search>
  )
}
