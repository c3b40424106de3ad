import { useWords } from '../../i18n/words.tsx'

export function ContentIndex({ headings }: { headings: string[] }) {
  const { t } = useWords()
  return (
    <nav aria-labelledby="on-this-page" className="mb-10 lg:sticky lg:top-28 lg:mb-0">
      <p id="on-this-page" className="label pb-2">
        {t('on_this_page')}
      </p>
      <ol className="border-t border-rule text-small leading-tight">
        {headings.map((heading, index) => (
          <li key={heading}>
            <a
              href={`#${sectionId(index)}`}
              className="flex min-h-11 items-center border-b border-rule hover:text-oud"
            >
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

export function sectionId(index: number): string {
  return `part-${index + 1}`
}
