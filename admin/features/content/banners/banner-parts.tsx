import { Checkbox } from '@mantine/core'
import { maxBannerLink, maxBannerText, maxBannerTitle } from '@rimal/contract/content/banner-kinds'
import { MomentField } from '../../../ui/form/moment-field.tsx'
import { TextInBoth } from '../../../ui/form/text-in-both.tsx'
import { Section } from '../../../ui/page-head.tsx'
import { PictureField } from '../../../ui/picture-grid/picture-field.tsx'
import { TargetField } from '../../../ui/targets/target-field.tsx'
import { useWords } from '../../../words.tsx'
import css from '../content.module.css'
import { errorsOf } from '../error-at.ts'
import type { BannerEdit } from './banner-form.ts'
import { bannerNames } from './banner-texts.ts'
import { PlaceField } from './place-field.tsx'

type Props = { form: BannerEdit; onBusy: (isBusy: boolean) => void }

/** The fields of a banner. */
export function BannerParts({ form, onBusy }: Props) {
  return (
    <>
      <WordsPart form={form} />
      <PicturesPart form={form} onBusy={onBusy} />
      <WhenPart form={form} />
    </>
  )
}

function WordsPart({ form }: Pick<Props, 'form'>) {
  const { t } = useWords()
  const text = (name: 'title' | 'text' | 'linkText', maxLength: number) => ({
    label: t(bannerNames[name]),
    value: form.value[name],
    onChange: (next: { en: string; ar: string }) => form.set(name, next),
    maxLength,
    whenMissing: t('content_missing'),
    errors: errorsOf(form.errors, name),
  })
  return (
    <Section id="words" title={t('banners_words')}>
      <div className={css.fields}>
        <TextInBoth {...text('title', maxBannerTitle)} />
        <TextInBoth {...text('text', maxBannerText)} isMultiline />
        <TargetField
          label={t(bannerNames.target)}
          value={form.value.target}
          onChange={(target) => form.set('target', target)}
          none={t('banners_no_link')}
          error={form.errors['target']}
        />
        <TextInBoth {...text('linkText', maxBannerLink)} />
      </div>
    </Section>
  )
}

function PicturesPart({ form, onBusy }: Props) {
  const { t } = useWords()
  return (
    <Section id="pictures" title={t('banners_pictures')}>
      <p className={css.hint}>{t('banners_pictures_help')}</p>
      <div className={css.pictures}>
        {(['tallPicture', 'widePicture'] as const).map((name) => (
          <div key={name}>
            <PictureField
              label={t(bannerNames[name])}
              picture={form.value[name]}
              onChange={(picture) => form.set(name, picture)}
              onBusy={onBusy}
            />
            {form.errors[`${name}Id`] ? (
              <p className={css.wrong}>{form.errors[`${name}Id`]}</p>
            ) : null}
          </div>
        ))}
      </div>
    </Section>
  )
}

function WhenPart({ form }: Pick<Props, 'form'>) {
  const { t } = useWords()
  return (
    <Section id="when" title={t('banners_when')}>
      <div className={css.fields}>
        <PlaceField
          value={form.value.place}
          onChange={(place) => form.set('place', place)}
          error={form.errors['place']}
        />
        <div className={css.sides}>
          {(['from', 'until'] as const).map((name) => (
            <MomentField
              key={name}
              label={t(bannerNames[name])}
              value={form.value[name]}
              onChange={(moment) => form.set(name, moment)}
              error={form.errors[name]}
            />
          ))}
        </div>
        <p className={css.hint}>{t('banners_ends_help')}</p>
        <Checkbox
          label={t('banners_hide')}
          checked={form.value.isHidden}
          onChange={(event) => form.set('isHidden', event.currentTarget.checked)}
        />
      </div>
    </Section>
  )
}
