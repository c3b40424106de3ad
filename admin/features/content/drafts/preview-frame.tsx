import { Button } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { type LanguageCode, languagePath } from '@rimal/contract/language'
import { type CSSProperties, type Ref, useRef, useState } from 'react'
import { useWords } from '../../../words.tsx'
import css from './drafts.module.css'

export type Previewed = {
  /** The path of the page in the shop. */
  path: string
  /** A new key, or a new revision under the same key, is shown anew. */
  previewKey: string
  revision: number
}

/** The widths of the screens, in CSS pixels. */
const widths = { phone: 390, wide: 1280 } as const
type Screen = keyof typeof widths

/** The page as the shop draws it, in either language and for either screen. */
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
  const style = {
    inlineSize: widths[screen],
    blockSize: height / scale,
    transform: `scale(${scale})`,
  }
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
          <SteadyFrame address={address} shownAs={`${address} ${revision}`} style={style} />
        ) : null}
      </div>
    </>
  )
}

type SteadyProps = { address: string; shownAs: string; style: CSSProperties }

/** A page in a frame; the page before it stays until the next one is drawn, and the next one is scrolled as far. */
function SteadyFrame({ address, shownAs, style }: SteadyProps) {
  const [drawn, setDrawn] = useState({ address, shownAs })
  const before = useRef<HTMLIFrameElement>(null)
  const show = (next: HTMLIFrameElement) => {
    setDrawn({ address, shownAs })
    // The page of an error belongs to the browser, and has no document here.
    if (next.contentDocument && before.current?.contentDocument) {
      next.contentWindow?.scrollTo(0, before.current.contentWindow?.scrollY ?? 0)
    }
  }
  return (
    <>
      <ShopFrame key={drawn.shownAs} ref={before} address={drawn.address} style={style} />
      {drawn.shownAs === shownAs ? null : (
        <ShopFrame key={shownAs} address={address} style={style} onNext={show} />
      )}
    </>
  )
}

type FrameProps = {
  ref?: Ref<HTMLIFrameElement>
  address: string
  style: CSSProperties
  /** Called once the page is drawn; with it the frame is hidden. */
  onNext?: (frame: HTMLIFrameElement) => void
}

/** A page of the shop, which can neither leave the frame nor open others. */
function ShopFrame({ ref, address, style, onNext }: FrameProps) {
  const { t } = useWords()
  return (
    <iframe
      ref={ref}
      title={t('preview_title')}
      src={address}
      onLoad={(event) => onNext?.(event.currentTarget)}
      aria-hidden={onNext !== undefined}
      data-next={onNext ? true : undefined}
      // The page is the shop's own.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin"
      className={css.frame}
      style={style}
    />
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
