import { Button } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { type LanguageCode, languagePath } from '@rimal/contract/language'
import { useState } from 'react'
import { useWords } from '../../../words.tsx'
import css from './drafts.module.css'

export type Previewed = {
  /** The path of the page in the shop. */
  path: string
  previewKey: string
  /** A new revision is shown anew. */
  revision: number
}

/** The widths of the screens, in CSS pixels. */
const widths = { phone: 390, wide: 1280 } as const
type Screen = keyof typeof widths

/** The draft as the shop draws it, in either language and for either screen. */
export function PreviewFrame({
  previewed: { path, previewKey, revision },
}: {
  previewed: Previewed
}) {
  const { t, language: own } = useWords()
  const [language, setLanguage] = useState<LanguageCode>(own)
  const [screen, setScreen] = useState<Screen>('phone')
  const { ref, width, height } = useElementSize()
  const address = `${languagePath(language, path)}?preview=${previewKey}`
  const scale = Math.min(1, width / widths[screen])
  return (
    <>
      <div className={css.choices}>
        <Choice
          label={t('preview_language')}
          value={language}
          options={{ en: t('form_english'), arb: t('form_arabic') }}
          onChange={setLanguage}
        />
        <Choice
          label={t('preview_width')}
          value={screen}
          options={{ phone: t('preview_phone'), wide: t('preview_wide') }}
          onChange={setScreen}
        />
        <a href={address} target="_blank" rel="noreferrer">
          {t('preview_tab')}
        </a>
      </div>
      <div ref={ref} className={css.stage} dir="ltr">
        {width > 0 ? (
          <iframe
            key={revision}
            title={t('preview_title')}
            src={address}
            // The page is the shop's own. It can neither leave the frame nor open others.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-same-origin"
            className={css.frame}
            style={{
              inlineSize: widths[screen],
              blockSize: height / scale,
              transform: `scale(${scale})`,
            }}
          />
        ) : null}
      </div>
    </>
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  value: Value
  options: Record<Value, string>
  onChange: (value: Value) => void
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <fieldset className={css.choice} aria-label={label}>
      {(Object.keys(options) as Value[]).map((option) => (
        <Button
          key={option}
          variant={option === value ? 'filled' : 'default'}
          aria-pressed={option === value}
          onClick={() => onChange(option)}
        >
          {options[option]}
        </Button>
      ))}
    </fieldset>
  )
}
