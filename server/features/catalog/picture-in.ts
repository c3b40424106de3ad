import { type LanguageCode, type Text, textIn } from '@rimal/contract/language'
import { noPictureId } from '@rimal/contract/pictures'
import type { Picture } from '@rimal/contract/shapes'

/** A picture as statements gather it, its description in both languages. */
export type StoredPicture = Omit<Picture, 'alt'> & { alt: Text }

const paper = '#f3efe8'

/** The picture for readers of one language; where the owner has put none, an empty sheet. */
export function pictureIn(picture: StoredPicture | undefined, language: LanguageCode): Picture {
  if (picture) return { ...picture, alt: textIn(picture.alt, language) }
  return {
    id: noPictureId,
    version: '0',
    width: 1200,
    height: 1500,
    alt: '',
    color: paper,
    placeholder: null,
    focusX: 0.5,
    focusY: 0.5,
  }
}
