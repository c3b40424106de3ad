import { Menu, UnstyledButton } from '@mantine/core'
import { useWords } from '../../words.tsx'
import { Icon } from '../icon.tsx'
import css from './picture-grid.module.css'

type Props = {
  /** The place of the picture, from 0, and how many there are. */
  index: number
  total: number
  onMove: (to: number) => void
  onDescribe: () => void
  onRemove: () => void
}

/** The acts for one picture; a move that is not possible is not there. */
export function TileMenu({ index, total, onMove, onDescribe, onRemove }: Props) {
  const { t } = useWords()
  return (
    <Menu position="bottom-end" offset={4}>
      <Menu.Target>
        <UnstyledButton className={css.more} aria-label={t('pictures_acts', { place: index + 1 })}>
          <Icon name="more" />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown className={css.menu}>
        {index > 0 ? (
          <>
            <Menu.Item onClick={() => onMove(0)}>{t('pictures_move_first')}</Menu.Item>
            <Menu.Item onClick={() => onMove(index - 1)}>{t('pictures_move_earlier')}</Menu.Item>
          </>
        ) : null}
        {index < total - 1 ? (
          <Menu.Item onClick={() => onMove(index + 1)}>{t('pictures_move_later')}</Menu.Item>
        ) : null}
        <Menu.Item onClick={onDescribe}>{t('pictures_describe')}</Menu.Item>
        <Menu.Item onClick={onRemove}>{t('pictures_remove')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
