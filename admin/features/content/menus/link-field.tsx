import { Button, Checkbox } from '@mantine/core'
import { maxMenuTitle } from '@rimal/contract/content/menu-kinds'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { TextInBoth } from '../../../ui/form/text-in-both.tsx'
import { isolate } from '../../../ui/isolate.ts'
import { MoveActs } from '../../../ui/order/move-acts.tsx'
import { StateMark } from '../../../ui/state-mark.tsx'
import { TargetField } from '../../../ui/targets/target-field.tsx'
import { useTargets } from '../../../ui/targets/use-targets.ts'
import { useWords } from '../../../words.tsx'
import css from '../content.module.css'
import { errorAt, errorsOf } from '../error-at.ts'
import type { FormLink } from './menus-form.ts'

type Props = {
  link: FormLink
  name: string
  onChange: (link: FormLink) => void
  path: string
  errors: Readonly<Record<string, string>>
  hasEvery: boolean
  /** The attributes by which the link is found again after it moved. */
  item: object
  acts: ComponentProps<typeof MoveActs>
  /** The links below it. */
  children: ReactNode
}

/** A link of a menu: its name and its state, and its fields once they are opened. */
export function LinkField(props: Props) {
  const { link, name, path, errors, item, acts, children } = props
  const { t } = useWords()
  const id = useId()
  // A new link is opened at once, and so is one that the server refused.
  const [isOpen, setOpen] = useState(link.target === '')
  const isShown = isOpen || errorAt(errors, path) !== undefined
  return (
    <div className={css.link} {...item}>
      <div className={css.linkHead}>
        <span>
          <bdi>{name}</bdi> <LinkState link={link} />
        </span>
        <Button
          variant="subtle"
          aria-expanded={isShown}
          aria-controls={id}
          aria-label={t('menus_edit_named', { name: isolate(name) })}
          onClick={() => setOpen(!isShown)}
        >
          {t('menus_edit')}
        </Button>
      </div>
      <MoveActs {...acts} />
      <div id={id} hidden={!isShown} className={isShown ? css.fields : undefined}>
        {isShown ? <LinkFields {...props} /> : null}
        {isShown ? children : null}
      </div>
    </div>
  )
}

function LinkFields({ link, onChange, path, errors, hasEvery }: Props) {
  const { t } = useWords()
  const { nameOf } = useTargets()
  const usual = nameOf(link.target)
  const isUsual = link.title.en === '' && link.title.ar === '' && usual !== ''
  return (
    <>
      <TargetField
        label={t('menus_target')}
        value={link.target}
        onChange={(target) => onChange({ ...link, target })}
        hasEvery={hasEvery}
        error={errors[`${path}.target`]}
      />
      <TextInBoth
        label={t('menus_title')}
        value={link.title}
        onChange={(title) => onChange({ ...link, title })}
        maxLength={maxMenuTitle}
        whenMissing={t('content_missing')}
        errors={errorsOf(errors, `${path}.title`)}
      />
      {isUsual ? (
        <p className={css.hint}>{t('menus_title_usual', { name: isolate(usual) })}</p>
      ) : null}
      <Checkbox
        label={t('menus_hide')}
        checked={link.isHidden}
        onChange={(event) => onChange({ ...link, isHidden: event.currentTarget.checked })}
      />
    </>
  )
}

function LinkState({ link: { target, isHidden } }: { link: FormLink }) {
  const { t } = useWords()
  const { stateOf } = useTargets()
  if (isHidden) return <StateMark kind="ended">{t('menus_hidden')}</StateMark>
  const state = stateOf(target)
  if (state === 'gone') return <StateMark kind="needs">{t('menus_target_gone')}</StateMark>
  if (state === 'empty') return <StateMark kind="held">{t('menus_target_empty')}</StateMark>
  return null
}
