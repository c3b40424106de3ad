import { TextInBoth } from '../../../ui/form/text-in-both.tsx'
import { useWords } from '../../../words.tsx'
import css from '../discounts.module.css'
import type { PartProps } from './part-props.ts'

const maxTitle = 60

type Props = Pick<PartProps, 'set' | 'errors'> & { terms: Pick<PartProps['terms'], 'title'> }

/** The name of the discount in both languages, as customers read it in the cart. */
export function NamePart({ terms, set, errors }: Props) {
  const { t } = useWords()
  return (
    <div className={css.fields}>
      <p className={css.help}>{t('discount_name_help')}</p>
      <TextInBoth
        label={t('discount_part_name')}
        maxLength={maxTitle}
        value={terms.title}
        onChange={(title) => set('title', title)}
        errors={{ en: errors['title.en'], ar: errors['title.ar'] }}
      />
    </div>
  )
}
