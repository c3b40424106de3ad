import { Button } from '@mantine/core'
import { textIn } from '@rimal/contract/language'
import { Icon } from '../../../ui/icon.tsx'
import { useTargets } from '../../../ui/targets/use-targets.ts'
import ui from '../../../ui/ui.module.css'
import { useWords } from '../../../words.tsx'
import css from '../content.module.css'
import { useListActs } from '../../../ui/order/use-list-acts.ts'
import { LinkField } from './link-field.tsx'
import { type FormLink, newLink } from './menus-form.ts'

type Props = {
  links: FormLink[]
  onChange: (links: FormLink[]) => void
  max: number
  /** Where the server names a link of the list that it refused. */
  path: string
  errors: Readonly<Record<string, string>>
  /** What can stand below each link; nothing without it. */
  below?: 'links'
  /** Whether all groups of a kind can be chosen. */
  hasEvery?: boolean
}

/** A list of links: each can be changed, moved and removed, and others added. */
export function LinksField({ links, onChange, max, path, errors, below, hasEvery }: Props) {
  const { t, language } = useWords()
  const { nameOf } = useTargets()
  const nameAt = (index: number) => {
    const link = links[index]
    if (!link) return ''
    const name = textIn(link.title, language) || nameOf(link.target)
    return name || t('menus_link', { place: index + 1 })
  }
  const { said, item, adder, acts, add } = useListActs({ items: links, onChange, nameAt })
  return (
    <div className={css.list}>
      <output className={ui.hidden}>{said}</output>
      {links.map((link, index) => (
        <LinkField
          key={link.key}
          link={link}
          name={nameAt(index)}
          onChange={(next) => onChange(links.with(index, next))}
          path={`${path}.${index}`}
          errors={errors}
          hasEvery={hasEvery ?? false}
          item={item(index)}
          acts={acts(index)}
        >
          {below ? (
            <fieldset className={css.block} aria-label={`${t('menus_children')}: ${nameAt(index)}`}>
              <p className={css.label}>{t('menus_children')}</p>
              <LinksField
                links={link.children}
                onChange={(children) => onChange(links.with(index, { ...link, children }))}
                max={max}
                path={`${path}.${index}.children`}
                errors={errors}
                hasEvery
              />
            </fieldset>
          ) : null}
        </LinkField>
      ))}
      {links.length < max ? (
        <Button
          variant="default"
          leftSection={<Icon name="plus" />}
          {...adder}
          onClick={() => add(newLink())}
        >
          {t('menus_add_link')}
        </Button>
      ) : (
        <p className={css.hint} {...adder} tabIndex={-1}>
          {t('menus_links_full', { count: max })}
        </p>
      )}
    </div>
  )
}
