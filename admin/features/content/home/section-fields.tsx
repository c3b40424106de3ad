import type { HomeSectionName } from '@rimal/contract/choices'
import { maxHomeLine, maxHomeText } from '@rimal/contract/staff/content-kinds'
import { TextInBoth } from '../../../ui/form/text-in-both.tsx'
import { PictureField } from '../../../ui/picture-grid/picture-field.tsx'
import { useWords } from '../../../words.tsx'
import css from '../content.module.css'
import { errorsOf } from '../error-at.ts'
import { type HomeEdit, type HomePicture, type HomeText, pathOf } from './home-form.ts'
import { homeFields } from './home-texts.ts'
import { ItemsField } from './items-field.tsx'
import { ListField } from './list-field.tsx'

/** The sections that staff write or fill; the others come by themselves. */
export function hasFields(name: HomeSectionName): boolean {
  return !['collections', 'types', 'reviews'].includes(name)
}

/** The texts, pictures and products of a section. */
export function SectionFields({ form, name }: { form: HomeEdit; name: HomeSectionName }) {
  switch (name) {
    case 'hero':
      return <HeroFields form={form} />
    case 'story':
      return <StoryFields form={form} />
    case 'homeService':
      return <VisitFields form={form} />
    case 'bestReviewed':
    case 'latest':
      return <ListField form={form} name={name} />
    default:
      return null
  }
}

function HeroFields({ form }: { form: HomeEdit }) {
  return (
    <div className={css.fields}>
      <Line form={form} name="heroLine" />
      <Line form={form} name="heroLink" />
      <div className={css.pictures}>
        <Scene form={form} name="heroWide" />
        <Scene form={form} name="heroTall" />
      </div>
    </div>
  )
}

function StoryFields({ form }: { form: HomeEdit }) {
  return (
    <div className={css.fields}>
      <Line form={form} name="storyTitle" />
      <Line form={form} name="storyText" isLong />
      <ItemsField
        form={form}
        name="storySteps"
        itemLabel="content_step"
        addLabel="content_add_step"
      />
      <Line form={form} name="storyLink" />
      <Scene form={form} name="storyPicture" />
    </div>
  )
}

function VisitFields({ form }: { form: HomeEdit }) {
  const { t } = useWords()
  return (
    <div className={css.fields}>
      <Line form={form} name="visitTitle" />
      <Line form={form} name="visitText" isLong />
      <p className={css.hint}>{t('content_ticks_help')}</p>
      <ItemsField
        form={form}
        name="visitTicks"
        itemLabel="content_tick"
        addLabel="content_add_tick"
      />
      <Line form={form} name="visitLink" />
      <Scene form={form} name="visitPicture" />
    </div>
  )
}

type LineProps = { form: HomeEdit; name: HomeText; isLong?: boolean }

function Line({ form, name, isLong = false }: LineProps) {
  const { t } = useWords()
  return (
    <TextInBoth
      label={t(homeFields[name][1])}
      value={form.value[name]}
      onChange={(text) => form.set(name, text)}
      maxLength={isLong ? maxHomeText : maxHomeLine}
      isMultiline={isLong}
      whenMissing={t('content_missing')}
      errors={errorsOf(form.errors, pathOf[name])}
    />
  )
}

function Scene({ form, name }: { form: HomeEdit; name: HomePicture }) {
  const { t } = useWords()
  const wrong = form.errors[pathOf[name]]
  return (
    <div>
      <PictureField
        label={t(homeFields[name][1])}
        picture={form.value[name]}
        onChange={(picture) => form.set(name, picture)}
      />
      {wrong ? <p className={css.wrong}>{wrong}</p> : null}
    </div>
  )
}
