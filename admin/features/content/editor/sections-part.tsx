import { Button } from '@mantine/core'
import { maxHeading, maxSections } from '@rimal/contract/staff/content-kinds'
import { TextInBoth } from '../../../ui/form/text-in-both.tsx'
import { Icon } from '../../../ui/icon.tsx'
import ui from '../../../ui/ui.module.css'
import { useWords } from '../../../words.tsx'
import css from '../content.module.css'
import { errorsOf } from '../error-at.ts'
import { MoveActs } from '../../../ui/order/move-acts.tsx'
import { sidesFor } from '../sides.ts'
import { useListActs } from '../../../ui/order/use-list-acts.ts'
import { BlocksField } from './blocks-field.tsx'
import { type FormSection, newSection, type PageEdit } from './page-form.ts'

/** The sections of a page: a heading in both languages, and the blocks of each language. */
export function SectionsPart({ form }: { form: PageEdit }) {
  const { t } = useWords()
  const { sections } = form.value
  const change = (next: FormSection[]) => form.set('sections', next)
  const nameAt = (index: number) => t('content_section', { place: index + 1 })
  const { said, item, adder, acts, add } = useListActs({
    items: sections,
    onChange: change,
    nameAt,
  })
  return (
    <div className={css.list}>
      <output className={ui.hidden}>{said}</output>
      {sections.map((section, index) => (
        <fieldset key={section.key} className={css.item} {...item(index)}>
          <legend>{nameAt(index)}</legend>
          <SectionFields
            section={section}
            path={`sections.${index}`}
            errors={form.errors}
            onChange={(next) => change(sections.with(index, next))}
          />
          <MoveActs {...acts(index)} />
        </fieldset>
      ))}
      {sections.length < maxSections ? (
        <Button
          variant="default"
          leftSection={<Icon name="plus" />}
          {...adder}
          onClick={() => add(newSection())}
        >
          {t('content_add_section')}
        </Button>
      ) : null}
    </div>
  )
}

type Props = {
  section: FormSection
  path: string
  errors: Readonly<Record<string, string>>
  onChange: (section: FormSection) => void
}

function SectionFields({ section, path, errors, onChange }: Props) {
  const { t, language } = useWords()
  const { heading, body } = section
  return (
    <>
      <TextInBoth
        label={t('content_heading')}
        value={heading}
        onChange={(next) => onChange({ ...section, heading: next })}
        maxLength={maxHeading}
        whenMissing={t('content_missing')}
        errors={errorsOf(errors, `${path}.heading`)}
      />
      <div className={css.sides}>
        {sidesFor(language).map((side) => (
          <BlocksField
            key={side}
            blocks={body[side]}
            side={side}
            path={`${path}.body.${side}`}
            errors={errors}
            onChange={(blocks) => onChange({ ...section, body: { ...body, [side]: blocks } })}
          />
        ))}
      </div>
    </>
  )
}
