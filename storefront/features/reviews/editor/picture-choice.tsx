import { type Ref, useId, useRef } from 'react'
import { device } from '../../../device/device.ts'
import { useWords } from '../../../i18n/words.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { PictureButtons } from './picture-buttons.tsx'
import type { ChosenPicture, Pictures } from './use-pictures.ts'

/** Up to five pictures, each with its progress, its error, and a button to remove it. */
export function PictureChoice(props: {
  pictures: Pictures
  hint: string
  error?: string | undefined
  optional?: boolean
}) {
  const { pictures, hint, error, optional } = props
  const { t } = useWords()
  const { chosen, max, add, remove, retry } = pictures
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isFull = chosen.length >= max
  return (
    <fieldset aria-describedby={`${id}-hint`} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="mb-1.5 flex w-full justify-between gap-2 text-small leading-tight">
        {t('review_pictures')}
        {optional && <span className="text-ink-2">{t('optional')}</span>}
      </legend>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {chosen.map((picture, index) => (
          <Chosen
            key={picture.key}
            picture={picture}
            number={index + 1}
            onRetry={() => retry(picture)}
            onRemove={() => {
              remove(picture)
              ;(input.current ?? button.current)?.focus()
            }}
          />
        ))}
      </ul>
      {device.app ? (
        <PictureButtons
          app={device.app}
          space={max - chosen.length}
          onChoose={add}
          first={button}
        />
      ) : (
        <PictureInput input={input} isFull={isFull} isWrong={Boolean(error)} onChoose={add} />
      )}
      <p id={`${id}-hint`} className="text-micro leading-tight text-ink-2">
        {isFull ? t('review_pictures_max', { max }) : hint}
      </p>
      <FieldError error={error} />
    </fieldset>
  )
}

function PictureInput(props: {
  input: Ref<HTMLInputElement>
  isFull: boolean
  isWrong: boolean
  onChoose: (files: File[]) => void
}) {
  const { input, isFull, isWrong, onChoose } = props
  const { t } = useWords()
  return (
    <label
      className={`inline-flex min-h-13 items-center justify-center gap-3 justify-self-start border px-6 py-2 text-center leading-tight has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink ${isFull ? 'border-sand bg-sand text-ink-2' : 'cursor-pointer border-ink hover:border-oud hover:text-oud'}`}
    >
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple
        aria-disabled={isFull || undefined}
        onClick={(event) => isFull && event.preventDefault()}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])])
          target.value = ''
        }}
        data-wrong={isWrong || undefined}
        className="sr-only"
      />
      <Icon name="photo" />
      {t('review_pictures_add')}
    </label>
  )
}

function Chosen(props: {
  picture: ChosenPicture
  number: number
  onRetry: () => void
  onRemove: () => void
}) {
  const { picture, number, onRetry, onRemove } = props
  const { name, preview, sent, failed, file } = picture
  const { t } = useWords()
  const title = t('review_picture', { number })
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-center gap-3.5">
      <div className="relative grid aspect-4/5 w-18 place-items-center overflow-hidden bg-wash text-ink-2">
        {preview ? (
          <img src={preview} alt={title} className="absolute size-full object-cover" />
        ) : (
          <Icon name="photo" />
        )}
      </div>
      <div className="grid justify-items-start gap-1.5 text-small leading-tight wrap-anywhere">
        <bdi>{name || title}</bdi>
        {sent !== undefined && (
          <>
            <progress
              value={sent}
              aria-label={t('review_picture_sending', { number })}
              className="h-px w-full appearance-none bg-rule [&::-moz-progress-bar]:bg-oud [&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:bg-oud"
            />
            <span className="text-ink-2">{t('review_picture_on_its_way')}</span>
          </>
        )}
        {failed && (
          <span role="alert" className="text-alert">
            {failed}
          </span>
        )}
        {failed && file && <TextButton onClick={onRetry}>{t('try_again')}</TextButton>}
      </div>
      <IconButton icon="close" label={t('review_picture_remove', { number })} onClick={onRemove} />
    </li>
  )
}
