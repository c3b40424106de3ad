import type { StaffPicture } from '@rimal/contract/staff/pictures'
import { PictureGrid } from './picture-grid.tsx'

type Props = {
  label: string
  picture: StaffPicture | null
  onChange: (picture: StaffPicture | null) => void
  onBusy?: (isBusy: boolean) => void
  canEdit?: boolean
}

/** One picture, as a type or a collection has it. */
export function PictureField({ picture, onChange, canEdit = true, ...rest }: Props) {
  return (
    <PictureGrid
      {...rest}
      isSingle
      canEdit={canEdit}
      pictures={picture ? [{ ...picture, view: '' }] : []}
      onChange={([first]) => onChange(first ? withoutView(first) : null)}
    />
  )
}

/** Returns the picture alone, as the shop answers it. */
function withoutView(given: StaffPicture): StaffPicture {
  const { id, version, width, height, alt, color, placeholder, focusX, focusY, isReady } = given
  return { id, version, width, height, alt, color, placeholder, focusX, focusY, isReady }
}
