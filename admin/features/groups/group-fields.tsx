import type { Text } from '@rimal/contract/language'
import {
  maxGroupDescription,
  maxGroupTitle,
  maxSearchDescription,
  maxSearchTitle,
} from '@rimal/contract/staff/group-kinds'
import { ColorField } from '../../ui/form/color-field.tsx'
import { TextInBoth } from '../../ui/form/text-in-both.tsx'
import { PictureField } from '../../ui/picture-grid/picture-field.tsx'
import { useWords } from '../../words.tsx'
import type { GroupForm } from './use-group-form.ts'

/** The fields that groups of the kind have. */
export function GroupFields({ form }: { form: GroupForm }) {
  const { t } = useWords()
  const { parts, title, description, searchTitle, searchDescription } = form
  const { colorCode, picture, fields } = form
  const missing = (side: keyof Text) =>
    fields[`title.${side}`] ? t('groups_title_required') : undefined
  return (
    <>
      <TextInBoth
        label={t('groups_title')}
        maxLength={maxGroupTitle}
        errors={{ en: missing('en'), ar: missing('ar') }}
        {...title}
      />
      {parts.includes('description') ? (
        <TextInBoth
          label={t('groups_description')}
          maxLength={maxGroupDescription}
          whenMissing={t('groups_description_missing')}
          isMultiline
          {...description}
        />
      ) : null}
      {parts.includes('searchTitle') ? (
        <TextInBoth
          label={t('groups_search_title')}
          maxLength={maxSearchTitle}
          whenMissing={t('groups_search_title_missing')}
          {...searchTitle}
        />
      ) : null}
      {parts.includes('searchDescription') ? (
        <TextInBoth
          label={t('groups_search_description')}
          maxLength={maxSearchDescription}
          whenMissing={t('groups_search_description_missing')}
          isMultiline
          {...searchDescription}
        />
      ) : null}
      {parts.includes('pictureId') ? (
        <PictureField label={t('groups_picture')} {...picture} />
      ) : null}
      {parts.includes('colorCode') ? (
        <ColorField
          label={t('groups_color')}
          error={fields['colorCode'] ? t('groups_color_wrong') : undefined}
          {...colorCode}
        />
      ) : null}
    </>
  )
}
