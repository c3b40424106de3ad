import type { Picture as PictureShape } from '@rimal/contract/shapes'
import type { ReactNode } from 'react'
import { Picture } from '../../ui/picture.tsx'

export const splitPictureSizes = '(min-width: 60rem) 58vw, 100vw'

/**
 * The beginning of a page with a picture that reaches the edge of the desktop screen, and its text before the
 * picture.
 */
export function SplitOpening({
  picture,
  children,
}: {
  picture: PictureShape
  children: ReactNode
}) {
  return (
    <div className="lg:wrap lg:grid lg:grid-cols-12 lg:gap-x-(--gap) lg:pe-0!">
      <Picture
        picture={picture}
        ratio="auto"
        priority
        sizes={splitPictureSizes}
        className="lg:order-last lg:col-span-7 lg:col-start-6"
        imageClassName="aspect-4/3 lg:aspect-5/4"
      />
      <div className="max-lg:wrap grid content-center justify-items-start gap-4 pt-6 lg:col-span-4 lg:py-12">
        {children}
      </div>
    </div>
  )
}
