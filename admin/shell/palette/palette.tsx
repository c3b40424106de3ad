import { CloseButton, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { isolate } from '../../ui/isolate.ts'
import ui from '../../ui/ui.module.css'
import { useWords } from '../../words.tsx'
import css from './palette.module.css'
import { optionId, PaletteResults } from './palette-results.tsx'
import { usePalette } from './use-palette.ts'

type Props = { isOpen: boolean; onClose: () => void }

/** The search over everything: one field, and below it what it finds. The first result is chosen. */
export function Palette({ isOpen, onClose }: Props) {
  const { t } = useWords()
  const isPhone = useMediaQuery('(max-width: 59.99rem)')
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      size="44rem"
      yOffset="7rem"
      centered={false}
      fullScreen={isPhone}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={t('palette_title')}>
        <Modal.Body className={css.body}>
          <Search onClose={onClose} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

function Search({ onClose }: { onClose: () => void }) {
  const { t } = useWords()
  const { typed, type, press, search, results, chosen, choose, isSettled, isBroken } =
    usePalette(onClose)
  const isEmpty = results.length === 0
  return (
    <>
      <div className={css.field}>
        <input
          type="text"
          role="combobox"
          aria-label={t('palette_field')}
          aria-expanded={!isEmpty}
          aria-controls={isEmpty ? undefined : 'palette-results'}
          aria-activedescendant={chosen ? optionId(chosen) : undefined}
          aria-autocomplete="list"
          placeholder={t('palette_field')}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={80}
          dir="auto"
          data-autofocus
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={press}
        />
        <CloseButton className={css.close} aria-label={t('admin_close')} onClick={onClose} />
      </div>
      <PaletteResults results={results} chosen={chosen} onOpen={onClose} onChoose={choose} />
      <output className={ui.hidden}>
        {isSettled && search !== '' ? t('palette_found', { count: results.length }) : ''}
      </output>
      {isSettled && isEmpty && !isBroken ? (
        <p className={css.note}>{t('palette_none', { search: isolate(search) })}</p>
      ) : null}
      {isBroken ? <p className={css.note}>{t('palette_no_answer')}</p> : null}
      <p className={css.keys}>{t('palette_keys')}</p>
    </>
  )
}
