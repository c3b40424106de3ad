import { UnstyledButton } from '@mantine/core'
import type { StaffReturnPage } from '@rimal/contract/staff/returns'
import { useState } from 'react'
import { useRead } from '../../queries.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useWords } from '../../words.tsx'
import css from './returns.module.css'

type Pictures = StaffReturnPage['pictures']

/** The pictures of the customer as small copies; each opens in full size. */
export function ReturnPictures({ pictures }: { pictures: Pictures }) {
  const { t } = useWords()
  const [opened, setOpened] = useState<number | null>(null)
  const count = pictures.length
  const picture = opened === null ? undefined : pictures[opened]
  const nameOf = (index: number) => t('staff_return_picture', { place: index + 1, count })
  return (
    <>
      <ul className={css.pictures}>
        {pictures.map(({ id, preview }, index) => (
          <li key={id}>
            <UnstyledButton onClick={() => setOpened(index)}>
              <img src={preview} alt={nameOf(index)} />
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {picture && opened !== null ? (
        <Dialog title={nameOf(opened)} isOpen onClose={() => setOpened(null)}>
          <FullPicture picture={picture} name={nameOf(opened)} />
        </Dialog>
      ) : null}
    </>
  )
}

/** Shows the small copy until the full picture is there. */
function FullPicture({ picture, name }: { picture: Pictures[number]; name: string }) {
  const { data, error } = useRead('GET staff/get-return-picture/{pictureId}', {
    params: { pictureId: picture.id },
  })
  return (
    <>
      <Notice error={error} />
      <img className={css.full} src={data?.address ?? picture.preview} alt={name} />
    </>
  )
}
